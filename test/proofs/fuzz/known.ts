import { newPerson } from '../../../src/edge/dashboard/api/testing/browser.ts';
import { call } from '../../support/call.ts';
import type { Service } from '../../support/service.ts';

/** What requests that come near to valid ones are made of. */
export interface Known {
  port: number;
  keys: string[];
  cookies: string[];
  documentId: string;
}

const PEOPLE = 3;

export async function makeKnown(service: Service): Promise<Known> {
  const accounts = await Promise.all(Array.from({ length: PEOPLE }, () => service.account({ plan: 'pro' })));
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => newPerson(service)));
  const { key } = accounts[0]!;
  const body = { title: 'Title', job_description: 'Job' };
  const created = await call(`${service.baseUrl}/v1/resume/create`, { key, body });
  return {
    port: Number(new URL(service.baseUrl).port),
    keys: accounts.map((account) => account.key),
    cookies: people.map((person) => person.cookie()),
    documentId: created.json.data.id,
  };
}
