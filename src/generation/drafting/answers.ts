/** The shapes that a language model answers in. Ids are those of the fact sheet; what is too much is cut when it is read. */
import { z } from 'zod';

const text = z.string();
const ids = z.array(z.string()).default([]);
const sentence = z.object({ text, facts: ids });
const needs = z.array(z.object({ quote: text, facts: ids })).default([]);

const letter = z.object({
  needs,
  chosen: z.array(z.object({ fact: text, why: text })).default([]),
  paragraphs: z.array(z.object({ sentences: z.array(sentence) })),
  close: sentence.optional(),
});

const resume = z.object({
  needs,
  summary: z.array(sentence),
  bullets: z.array(z.object({ fact: text, text })),
});

const repair = z.object({ sentences: z.array(z.object({ id: text, text })) });

export const answerSchemas = { letter, resume, repair };

export type AnswerKind = keyof typeof answerSchemas;

/** As JSON Schema, in the few words of it that every server knows. */
export function answerShape(kind: AnswerKind): object {
  const { $schema, ...shape } = z.toJSONSchema(answerSchemas[kind], {
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
    },
  });
  return shape;
}

export type LetterAnswer = z.infer<typeof letter>;
export type ResumeAnswer = z.infer<typeof resume>;
export type RepairAnswer = z.infer<typeof repair>;
