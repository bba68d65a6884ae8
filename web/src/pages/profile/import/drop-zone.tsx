import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { IMPORT_MAX_BYTES, IMPORT_MAX_MB } from '../../../../../src/base/import-limits.ts';
import { queries } from '../../../api/queries.ts';
import { request } from '../../../api/request.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Failure } from '../../../ui/notice.tsx';
import { PasteText } from './paste-text.tsx';

const PASTED = 'Pasted text';

interface Props {
  onSent(): void;
  /** Begins a profile by hand; absent where there is one. */
  onBlank?(): void;
}

/** Takes a resume in any of the formats that the importer reads; the server looks at the content, not at the name. */
export function DropZone({ onSent, onBlank }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > IMPORT_MAX_BYTES)
        throw new Error(`The file is larger than ${IMPORT_MAX_MB} MB. Choose a smaller file.`);
      return request<{ id: string }>('POST', `/profile/imports?name=${encodeURIComponent(file.name)}`, file);
    },
    onSuccess: () => {
      document.getElementById('main')?.focus();
      onSent();
      void client.invalidateQueries({ queryKey: queries.profile().queryKey });
      void client.invalidateQueries({ queryKey: queries.session().queryKey });
    },
  });
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) send.mutate(file);
  };
  return (
    <div className="grid gap-3">
      <fieldset
        aria-label="Import a resume"
        className={`grid justify-items-center gap-3 rounded-xl border border-dashed px-6 py-12 text-center transition-colors ${isOver ? 'border-accent bg-accent-paper' : 'border-field bg-raised'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <span className="grid size-12 place-items-center rounded-full bg-accent-paper text-accent">
          <Icon name="upload" className="size-6" />
        </span>
        <p className="font-serif text-xl font-semibold">Drop your resume here</p>
        <p className="mb-2 max-w-md text-sm leading-6 text-soft">
          PDF, Word, LinkedIn export, JSON Resume, RenderCV, Europass, Markdown or plain text; at most {IMPORT_MAX_MB}{' '}
          MB.
        </p>
        <label
          htmlFor={id}
          className={`${buttonLook('primary')} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
        >
          {send.isPending ? 'Sending …' : 'Choose a file'}
          <input
            id={id}
            type="file"
            className="sr-only"
            disabled={send.isPending}
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
        </label>
      </fieldset>
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-sm text-soft">No file at hand?</p>
        <Button aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          Paste the text
        </Button>
        {onBlank && <Button onClick={onBlank}>Start with a blank profile</Button>}
      </div>
      {isPasting && <PasteText isBusy={send.isPending} onSend={(text) => send.mutate(new File([text], PASTED))} />}
      <Failure error={send.error} />
    </div>
  );
}
