import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../base/errors.ts';
import { isStorable } from '../../../base/text.ts';
import { excessOf } from '../../guards/json-body.ts';

const BODY_BYTES = 64 * 1024;

/** In this scope a body is a small JSON text; routes that take more say so themselves. */
export function acceptJsonOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_BYTES },
    (_request, body, done) => {
      const excess = excessOf(String(body));
      if (excess) return done(excess);
      try {
        done(null, body === '' ? {} : JSON.parse(String(body)));
      } catch (error) {
        done(new AppError('BAD_REQUEST', 'The request body is not valid JSON.', { cause: error }));
      }
    },
  );
}

/** The body as the route wants it, or all that is wrong with it; the first field at fault is named. */
export function bodyOf<T extends z.ZodType>(request: FastifyRequest, shape: T): z.infer<T> {
  return checked(request.body ?? {}, shape);
}

export function queryOf<T extends z.ZodType>(request: FastifyRequest, shape: T): z.infer<T> {
  return checked(request.query ?? {}, shape);
}

export function headersOf<T extends z.ZodType>(request: FastifyRequest, shape: T): z.infer<T> {
  return checked(request.headers, shape);
}

function checked<T extends z.ZodType>(value: unknown, shape: T): z.infer<T> {
  const { data, error } = shape.safeParse(value);
  if (!error) return data;
  const messages = new Set(error.issues.map((issue) => issue.message));
  const field = error.issues[0]?.path[0];
  throw new AppError('BAD_REQUEST', [...messages].slice(0, MAX_MESSAGES).join('; '), {
    details: typeof field === 'string' ? { field } : {},
  });
}

const MAX_MESSAGES = 10;

/** A text field with its bounds, in words that name it. */
export function text(name: string, maxLength: number) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? `${name} is required` : `${name} must be a string`) })
    .max(maxLength, `${name} is too long`)
    .refine(isStorable, `${name} must not contain NUL or unpaired surrogate characters`);
}
