import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'ra-core';
import { ApiError, type ConsoleDataProvider } from '../../../../dataProvider';
import { fileProblem } from '../../../fields/fileProblem';
import { useText } from '../../../i18n/useText';
import { documentTexts as texts } from './texts';
import { toBase64 } from '../../../lib/base64';
import { checkFile } from '../../../lib/checkFile';
import { httpText } from '../../../ui/httpText';
import { useLock } from '../../../ui/useLock';
import type { DialogProps } from '../../../parts/types';
import type { DocumentUploadOptions } from './options';
import { documentBody, documentScope, rule, titleOf, type Upload } from './documentFiles';
import { formTexts } from '../../../i18n/es/form';
import { fillText } from '../../../i18n/fillText';

/** Milliseconds that the message about a file that is not taken stays (DOC-11). */
const PROBLEM_MS = 5000;

interface DocumentUpload {
  uploads: readonly Upload[];
  busy: boolean;
  add: (files: readonly File[]) => Promise<void>;
  change: (key: number, part: Partial<Upload>) => void;
  remove: (key: number) => void;
  /** Sends what was not sent yet, one file a call (DOC-14); answers how many failed. */
  send: () => Promise<number>;
}

/** The chosen files and their way to the host. What is on its way stops when the dialog goes. */
export function useDocumentUpload({
  resource,
  record,
  parent,
  options,
}: Pick<DialogProps<DocumentUploadOptions>, 'resource' | 'record' | 'parent' | 'options'>): DocumentUpload {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const t = useText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const { busy, run } = useLock();
  const lastKey = useRef(0);
  const gone = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);

  const change = useCallback(
    (key: number, part: Partial<Upload>) =>
      setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...part } : upload))),
    [],
  );

  async function add(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const problem = await checkFile(file, rule);
      if (problem) {
        const { message, args } = fileProblem(problem, file.name);
        const why = t(message, args);
        // The text of the size names the file already.
        const said = problem.code === 'size' ? why : fillText(texts.notTaken, { name: file.name, why });
        notify(said, { type: 'error', autoHideDuration: PROBLEM_MS });
      } else {
        lastKey.current += 1;
        const added: Upload = {
          key: lastKey.current,
          file,
          title: titleOf(file.name),
          comments: '',
          state: 'waiting',
          why: '',
        };
        setUploads((before) => [...before, added]);
      }
    }
  }

  async function sendOne(upload: Upload, signal: AbortSignal): Promise<void> {
    const document = await toBase64(upload.file);
    const call = {
      ...options.call,
      body: documentBody(options.wrap === true),
    };
    const scope = { ...record, parent, ...documentScope(upload, document) };
    await dataProvider.call(resource.name, { call, scope, signal });
  }

  async function sendAll(): Promise<number> {
    const { signal } = gone.current ?? new AbortController();
    let failed = 0;
    for (const upload of uploads) {
      if (upload.state === 'sent' || signal.aborted) continue;
      change(upload.key, { state: 'sending', why: '' });
      try {
        await sendOne(upload, signal);
        change(upload.key, { state: 'sent' });
      } catch (error) {
        if (signal.aborted) continue;
        failed += 1;
        console.warn(error);
        const why = error instanceof ApiError ? httpText(error, t) : formTexts.unreadable;
        change(upload.key, { state: 'failed', why });
      }
    }
    return failed;
  }

  return {
    uploads,
    busy,
    add,
    change,
    remove: (key) => setUploads((before) => before.filter((upload) => upload.key !== key)),
    send: async () => (await run(sendAll)) ?? 0,
  };
}
