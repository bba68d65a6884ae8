import { readFile } from 'node:fs/promises';

const samples = new URL('../../samples/', import.meta.url);

export const sampleProfile = (): Promise<Uint8Array> => readFile(new URL('profile.json', samples));
export const sampleJob = (): Promise<string> => readFile(new URL('job-description.txt', samples), 'utf8');
