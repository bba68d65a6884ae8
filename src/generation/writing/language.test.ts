import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../base/profile.ts';
import { employer, profile } from '../testing/profiles.ts';
import { pageLanguage } from './language.ts';

function languageOf(highlights: string[], country = 'US', position = 'Clerk'): string {
  const work = [employer({ name: 'Acme', position, start: '2020-01', end: null, highlights })];
  const location = { address: null, postalCode: null, city: null, region: null, countryCode: country, extra: {} };
  const one: Profile = { ...profile({ work }, { location }), locale: null };
  return pageLanguage(one).lang;
}

test('the language is told by the small words of the profile', () => {
  const texts: Record<string, string> = {
    de: 'Leitung eines Teams von 14 Personen in der Entwicklung und Aufbau von Prüfständen für die Serie',
    fr: 'Direction d’une brigade de 12 personnes et création des cartes avec les producteurs de la région',
    es: 'Dirección de un equipo de 12 personas y mejora de los procesos con el área de ventas para la región',
    pt: 'Gestão de uma equipe de 12 pessoas e melhoria dos processos da área com os clientes do norte',
    it: 'Gestione di una squadra di 12 persone e miglioramento dei processi della sede con il reparto vendite',
    nl: 'Leiding van een team van 12 mensen en verbetering van de processen met het bureau voor verkoop',
    pl: 'Kierowanie zespołem w firmie i wdrożenie procesów dla klientów oraz szkolenia z obsługi na miejscu',
    vi: 'Quản lý nhóm mười hai người và cải thiện quy trình bán hàng tại chi nhánh miền Bắc',
    en: 'Led a team of 12 people and improved the processes of the branch with the sales department',
  };
  for (const [lang, text] of Object.entries(texts)) assert.equal(languageOf([text]), lang, text);
});

test('foreign names do not make an English profile foreign', () => {
  assert.equal(languageOf(['Taught French at the Lycée de la Mer for two years', 'Won the Prix de Lyon'], 'FR'), 'en');
});

test('where the words are too few, the country decides', () => {
  assert.equal(languageOf(['Buchhaltung'], 'DE', 'Sachbearbeiterin'), 'de');
  assert.equal(languageOf(['Bookkeeping'], 'US'), 'en');
});
