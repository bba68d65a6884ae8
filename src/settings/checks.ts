/** What a value must be. Each throws an Error that says so; it is put behind the name of the setting. */
import { PLANS } from '../base/contract.ts';

type Check = (value: string) => void;

export const anything: Check = () => {};

export function wholeNumber(least: number, most: number): Check {
  return (value) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw new Error(`must be a whole number from ${least} to ${most}`);
    }
  };
}

export function oneOf(values: readonly string[]): Check {
  return (value) => {
    if (!values.includes(value)) throw new Error(`must be one of ${values.join(', ')}`);
  };
}

export function httpAddress(value: string): void {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new Error('must be an http or https address without query, such as https://letterpress.example.com');
  }
}

export function postgresAddress(value: string): void {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new Error('must look like postgresql://user:password@host:5432/database');
  }
}

export function redisAddress(value: string): void {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (
    !url ||
    !/^rediss?:$/.test(url.protocol) ||
    url.hostname === '' ||
    !/^(\/\d*)?$/.test(url.pathname) ||
    url.search
  ) {
    throw new Error('must look like redis://user:password@host:6379/0, or rediss:// with TLS');
  }
}

export function bucketName(value: string): void {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value)) {
    throw new Error('must be a name of 3 to 63 lower-case letters, digits, dots and hyphens');
  }
}

const HELP_MAX_CHARACTERS = 300;

export function creditsHelp(value: string): void {
  const isAddress = /^https?:/i.test(value);
  const url = isAddress && URL.canParse(value) ? new URL(value) : null;
  if (value.length > HELP_MAX_CHARACTERS || /[\r\n]/.test(value) || (isAddress && (!url || url.username))) {
    throw new Error(`must be an http or https address, or a sentence of at most ${HELP_MAX_CHARACTERS} characters`);
  }
}

const SECRET_MIN_CHARACTERS = 32;

export function secrets(value: string): void {
  if (value.split(',').some((secret) => secret.trim().length < SECRET_MIN_CHARACTERS)) {
    throw new Error(`must be one or more secrets of at least ${SECRET_MIN_CHARACTERS} characters, separated by commas`);
  }
}

const INVITE_CODE_MIN_CHARACTERS = 8;

export function inviteCodes(value: string): void {
  if (value.split(',').some((code) => code.trim().length < INVITE_CODE_MIN_CHARACTERS)) {
    throw new Error(
      `must be one or more codes of at least ${INVITE_CODE_MIN_CHARACTERS} characters, separated by commas`,
    );
  }
}

export function listOfPlans(value: string): void {
  const isPlan = (one: string): boolean => PLANS.some((plan) => plan === one.trim());
  if (!value.split(',').every(isPlan)) throw new Error(`must be one or more of ${PLANS.join(', ')}`);
}

export function smtpAddress(value: string): void {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    throw new Error('must look like smtps://user:password@mail.example.com or smtp://mail.example.com:587');
  }
}

export function mailAddress(value: string): void {
  if (/[\r\n]/.test(value) || !/^[^<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(value)) {
    throw new Error('must be an e-mail address, such as Letterpress <letterpress@example.com>');
  }
}

export function nonEmpty(value: string): void {
  if (value === '') throw new Error('must not be empty');
}

export function ifSet(check: Check): Check {
  return (value) => {
    if (value !== '') check(value);
  };
}
