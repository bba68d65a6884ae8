import type { z } from 'zod';
import { AppError } from '../../base/errors.ts';
import { problemsOf } from '../../domain/documents/creating/shapes.ts';
import type { Caller } from '../../domain/keys/authenticate.ts';
import { type ObjectSchema, toolSchema } from './tool-schema.ts';

/** Hints for clients, for example on whether to ask the user before a call. */
export interface Annotations {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  annotations: Annotations;
  input: Input;
  output: Output;
  run(args: z.output<Input>, caller: Caller): Promise<z.output<Output>>;
}

/** A tool as `tools/list` shows it. */
export interface ToolListing {
  name: string;
  title: string;
  description: string;
  inputSchema: ObjectSchema;
  outputSchema: ObjectSchema;
  annotations: Annotations & { title: string };
}

export interface Tool {
  listing: ToolListing;
  /** Checks the arguments, then does the work. Whatever fails is thrown. */
  call(args: unknown, caller: Caller): Promise<Record<string, unknown>>;
}

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Definition<Input, Output>,
): Tool {
  const { name, title, description, annotations, input, output, run } = definition;
  return {
    listing: {
      name,
      title,
      description,
      inputSchema: toolSchema(input),
      outputSchema: toolSchema(output),
      // Clients of the oldest revisions look for the title here.
      annotations: { title, ...annotations },
    },
    async call(args, caller) {
      const parsed = input.safeParse(args);
      if (!parsed.success) throw new AppError('BAD_REQUEST', problemsOf(parsed.error));
      return run(parsed.data, caller);
    },
  };
}
