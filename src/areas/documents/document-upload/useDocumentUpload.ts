import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useDataProvider } from '../../../console/useDataProvider';
import { endsTheVisit } from '../../../../dataProvider';
import { runRows, type SentRow } from '../../../actions/rows/runRows';
import { fileProblem } from '../../../fields/fileProblem';
import { useText } from '../../../i18n/useText';
import { documentTexts as texts } from './texts';
import { toBase64 } from '../../../lib/toBase64';
import { checkFile } from '../../../lib/checkFile';
import { detailOf, failureTone, httpText } from '../../../ui/httpText';
import { countOf, type OperationRow } from '../../../operations/operation';
import { operations } from '../../../operations/operations';
import { useWatched } from '../../../operations/useOperations';
import { changedByWrites } from '../../../records/queryKeys';
import { logMessage } from '../../../ui/messageLog';
import { useLock } from '../../../ui/useLock';
import { lostTexts } from '../../../drafts/texts';
import { lostText, lostTone } from '../../../writes/lostText';
import { useLeft } from '../../../writes/useLeft';
import { sendOnce, type Ended } from '../../../writes/sendOnce';
import type { DialogProps } from '../../../parts/types';
import type { DocumentUploadOptions } from './options';
import { documentBody, documentScope, isToSend, rule, titleOf, type Upload } from './documentFiles';
import { formTexts } from '../../../i18n/es/form';
import { fillText } from '../../../i18n/fillText';
import { sentences } from '../../../i18n/sentences';
import { getToken } from '../../../session/session';

/** Milliseconds that the message about a file that is not taken stays (DOC-11). */
const PROBLEM_MS = 5000;

interface DocumentUpload {
  uploads: readonly Upload[];
  busy: boolean;
  add: (files: readonly File[]) => Promise<void>;
  change: (key: number, part: Partial<Upload>) => void;
  remove: (key: number) => void;
  /**
   * Sends what was not sent yet, one file a call (DOC-14), but nothing of which nobody knows; answers how many were not
   * sent or were lost.
   */
  send: () => Promise<number>;
}

/** The chosen files and their way to the host, which goes on in the tray when the dialog is closed. */
export function useDocumentUpload({
  resource,
  record,
  parent,
  options,
  label,
}: Omit<DialogProps<DocumentUploadOptions>, 'selection' | 'onClose'>): DocumentUpload {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const t = useText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const { busy, run } = useLock();
  const lastKey = useRef(0);
  const { isLeft } = useLeft();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const [operation, setOperation] = useState<string>();
  useWatched(operation);

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
        // The others name the file already.
        const said = problem.code !== 'type' ? why : fillText(texts.notTaken, { name: file.name, why });
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

  /** Sends one; undefined when its file cannot be read any more. */
  async function sendOne(upload: Upload): Promise<Ended | undefined> {
    const document = await toBase64(upload.file).catch(unreadable);
    if (document === undefined) return undefined;
    const call = { ...options.call, body: documentBody(options.wrap === true) };
    const scope = { ...record, parent, ...documentScope(upload, document) };
    const send = async () => {
      const { data } = await dataProvider.call(resource.name, { call, scope });
      return { status: data.status, result: {} };
    };
    return sendOnce({ send, scope, outcomes: [] });
  }

  async function sendRow(upload: Upload): Promise<SentRow> {
    change(upload.key, { state: 'sending', why: '' });
    const ended = await sendOne(upload);
    // Who is signed out sends nothing more.
    const about = { said: undefined, isLast: endsTheVisit(ended?.error) };
    if (ended && !ended.error) {
      change(upload.key, { state: 'sent' });
      return { ...about, result: { state: 'done', why: '' } };
    }
    const failure = failureOf(ended, t);
    change(upload.key, failure);
    return { ...about, result: { state: failure.state === 'lost' ? 'unknown' : 'failed', why: failure.why } };
  }

  async function sendAll(): Promise<number> {
    const which = uploads.filter(isToSend);
    const began = Date.now();
    // What an earlier try left in the tray.
    if (operation !== undefined) operations.remove(operation);
    const rows = await new Promise<readonly OperationRow[]>((resolve) => {
      const id = runRows({
        operations,
        title: label,
        place: { label: t(resource.label.many), to: pathname + search },
        tasks: which.map((upload) => ({
          name: upload.title,
          key: `${began} ${upload.key}`,
          send: () => sendRow(upload),
        })),
        atOnce: 1,
        onEnd: async (now) => {
          resolve(now);
          // Who closed it sees the list, or will.
          if (isLeft() && getToken() !== undefined) await queryClient.invalidateQueries(changedByWrites);
        },
      });
      setOperation(id);
    });
    const unsent = uploads.filter(({ state }) => state !== 'sent').length;
    return unsent - countOf(rows, 'done');
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

function unreadable(error: unknown): undefined {
  console.warn(error);
}

/** What stands at a file that was not sent, or of which nobody knows. */
function failureOf(ended: Ended | undefined, t: (text: string) => string): Pick<Upload, 'state' | 'why'> {
  if (!ended?.error) return { state: 'failed', why: formTexts.unreadable };
  const { end, error } = ended;
  console.warn(error);
  if (end.kind !== 'lost') {
    const why = detailOf(error) || httpText(error, t);
    if (!endsTheVisit(error)) logMessage(failureTone(error.code), [why], error.code);
    return { state: 'failed', why };
  }
  const why = sentences(lostTexts.saved, lostText(error, true));
  logMessage(lostTone(error), [why], error.code);
  return { state: 'lost', why };
}
