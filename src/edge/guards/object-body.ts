import type { z } from 'zod';

/** Says in words that a body must be an object, where zod would speak of types. */
export function objectBody<T extends z.ZodObject>(shape: T): T {
  return shape.clone({
    ...shape.def,
    error: () => 'The request body must be a JSON object',
  } as T['def']);
}
