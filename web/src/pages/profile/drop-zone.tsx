import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { request } from '../../api/request.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Failure } from '../../ui/notice.tsx';

const MAX_MB = 10;

/** Takes a resume in any of the formats that the importer reads; the server looks at the content, not at the name. */
export function DropZone() {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MAX_MB * 1024 * 1024)
        throw new Error(`The file is larger than ${MAX_MB} MB. Choose a smaller file.`);
      return request<{ id: string }>('POST', `/profile/imports?name=${encodeURIComponent(file.name)}`, file);
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['profile'] });
      void client.invalidateQueries({ queryKey: ['session'] });
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
        className={`grid justify-items-center gap-3 rounded-lg border-2 border-dashed p-10 text-center ${isOver ? 'border-accent bg-panel' : 'border-line'}`}
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
        <p className="font-serif text-xl">Drop your resume here</p>
        <p className="text-sm text-soft">
          PDF, Word, LinkedIn export, JSON Resume, RenderCV, Europass, Markdown or plain text; at most {MAX_MB} MB.
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
      <Failure error={send.error} />
    </div>
  );
}
