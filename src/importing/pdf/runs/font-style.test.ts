import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fontStyleOf } from './font-style.ts';

const namesWith = (style: 'bold' | 'italic' | 'isIcons', names: string) =>
  names.split(' ').filter((name) => fontStyleOf(name)[style]);

test('a bold font is told by its name, TeX’s own too', () => {
  const names = 'ABCDEF+Lato-Bold Arial,Bold CMBX10 CMSSBX10 SFBX1200 SFBI1200 SFSX1095 NimbusRomNo9L-Medi';
  assert.deepEqual(namesWith('bold', names), names.split(' '));
  assert.deepEqual(namesWith('bold', 'Lato-Regular CMR10 CMSS10 SFRM1095 CMTI10 CMCSC10'), []);
});

test('so is an italic one, whatever a program puts behind the name', () => {
  const names =
    'Lato-Italic SourceSansPro-It-Identity-H SourceSansPro-LightIt-Identity-H NimbusSanL-ReguItal CMTI10 CMSSI10 SFTI1095 SFBI1200 SFSL1095';
  assert.deepEqual(namesWith('italic', names), names.split(' '));
  assert.deepEqual(namesWith('italic', 'Lato-Bold-Identity-H CMBX10 CMSS10 SFRM1095 Digital-Regular'), []);
});

test('and one of pictures', () => {
  const names = 'XYZABC+FontAwesome5Free-Solid SimpleIconsFiltered MarVoSym fontello';
  assert.deepEqual(namesWith('isIcons', names), names.split(' '));
  assert.deepEqual(namesWith('isIcons', 'Lato-Regular Lexicon-Roman'), []);
});
