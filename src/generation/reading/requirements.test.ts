import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPosting } from './posting.ts';

const POSTING = `Senior Data Engineer
Location: Leeds
Responsibilities
- Build data pipelines in Python and keep them running
Requirements
- 5+ years of experience with SQL
- Bachelor's degree in computer science
- AWS certification
Nice to have
- Kubernetes (K8s)
Benefits
- Excel training and dental insurance`;

test('skills, years, degrees, certificates and duties are told apart', () => {
  const { requirements } = readPosting(POSTING);
  const of = (kind: string): string[] => requirements.filter((one) => one.kind === kind).map((one) => one.text);
  assert.ok(of('skill').includes('Python') && of('skill').includes('Kubernetes'), of('skill').join());
  assert.deepEqual(of('years'), ['5+ years of experience with SQL']);
  assert.deepEqual(of('degree'), ["Bachelor's degree in computer science"]);
  assert.deepEqual(of('certificate'), ['AWS certification']);
  assert.deepEqual(of('duty'), ['Build data pipelines in Python and keep them running']);
  assert.equal(requirements.find((one) => one.kind === 'years')?.years, 5);
  assert.equal(requirements.find((one) => one.kind === 'degree')?.degree, 3);
});

test('a requirement knows its words, its place and whether it is a wish', () => {
  const { requirements } = readPosting(POSTING);
  const kubernetes = requirements.find((one) => one.text === 'Kubernetes');
  assert.deepEqual(kubernetes?.words, ['Kubernetes', 'K8s']);
  assert.equal(kubernetes?.optional, true);
  assert.equal(kubernetes?.part, 'nice');
  assert.equal(kubernetes?.line, 9);
  assert.equal(requirements.find((one) => one.text === 'Python')?.optional, false);
});

test('what is offered is not asked for', () => {
  assert.equal(
    readPosting(POSTING).requirements.some((one) => one.text === 'Excel'),
    false,
  );
});

test('rank, place and language are read where the posting tells them', () => {
  const posting = readPosting(POSTING);
  assert.equal(posting.seniority, 'senior');
  assert.equal(posting.location, 'Leeds');
  assert.equal(posting.language, 'en');
  assert.equal(readPosting('Koch\nWir suchen für unsere Küche eine Person mit Freude und Erfahrung').language, 'de');
  assert.equal(readPosting('募集要項\n看護師の仕事です').language, 'ja');
  assert.equal(readPosting('Head of Sales\nSell.').seniority, 'lead');
  assert.equal(readPosting('Baker\nBake bread.').seniority, null);
});

test('a word said in passing asks for no skill', () => {
  const skillsOf = (text: string): string[] =>
    readPosting(text)
      .requirements.filter((one) => one.kind === 'skill' || one.kind === 'soft')
      .map((one) => one.text);
  const posting = `Nurse
We are looking to recruit nurses who excel and react well. We offer a tailored plan.
Requirements
- Class "C" driving record`;
  for (const name of ['recruiting', 'Excel', 'React', 'tailoring', 'C'])
    assert.ok(!skillsOf(posting).includes(name), name);
  const asked = 'Engineer\nRequirements:\n- Rust, C and Go\n- experience with excel\nDuties:\n- Teach beginners';
  for (const name of ['C', 'Excel', 'teaching']) assert.ok(skillsOf(asked).includes(name), name);
});

test('what is long is cut between two characters, never in the middle of one', () => {
  for (const shift of ['x', 'xx']) {
    const { requirements } = readPosting(
      `Requirements:\n- A degree in computing is required ${shift} ${'😀'.repeat(300)} and so on.`,
    );
    const degree = requirements.find((one) => one.kind === 'degree');
    assert.ok(degree && degree.text.length < 700 && degree.text.isWellFormed(), degree?.text ?? 'no degree');
  }
});

test('a word without an end is none', () => {
  const { terms } = readPosting(`Requirements:\n- ${'kubernetes'.repeat(50)} is a must`);
  assert.deepEqual(
    terms.filter((term) => term.surface.length > 100),
    [],
  );
});
