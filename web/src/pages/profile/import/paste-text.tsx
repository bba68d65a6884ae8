import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';

/** A resume without a file: its text, copied from anywhere. */
export function PasteText({ isBusy, onSend }: { isBusy: boolean; onSend(text: string): void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(String(new FormData(event.currentTarget).get('text')));
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <TextArea
        name="text"
        label="Text of your resume"
        hint="Copied from a document, an e-mail or a website. Headings and dates help us to read it."
        required
        rows={10}
      />
      <div>
        <Button type="submit" look="primary" isBusy={isBusy}>
          Read this text
        </Button>
      </div>
    </form>
  );
}
