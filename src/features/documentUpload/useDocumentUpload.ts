import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { isRedirectingError } from '../../../dataProvider';
import { runBulkJob, type RowResponse } from '../../actions/bulk/runBulkJob';
import { describeFileProblem } from '../../fields/inputs/describeFileProblem';
import { useTranslateText } from '../../i18n/useTranslateText';
import { documentUploadTexts as texts } from './texts';
import { toBase64 } from '../../lib/file/base64';
import { checkFile } from '../../lib/file/checkFile';
import { getHostErrorDetail, getErrorTone, getHttpErrorMessage } from '../../ui/feedback/errorMessage';
import { countRows, type JobRow } from '../../jobs/job';
import { jobManager } from '../../jobs/jobManager';
import { useWatchJob } from '../../jobs/useJobs';
import { staleAfterWriteFilter } from '../../queries/queryKeys';
import { logMessage } from '../../ui/feedback/messageLog';
import { useLock } from '../../ui/hooks/useLock';
import { unknownOutcomeTexts } from '../../drafts/texts';
import {
  getUnknownOutcomeText,
  getUnknownOutcomeTone,
} from '../../mutations/unknownOutcome/unknownOutcomeText';
import { useUnmounted } from '../../mutations/useUnmounted';
import { executeMutation, type MutationResult } from '../../mutations/executeMutation';
import type { DialogExtensionProps } from '../../extensions/types';
import type { DocumentUploadOptions } from './options';
import {
  buildDocumentBody,
  buildDocumentScope,
  isUnsent,
  documentFileRule,
  getDefaultTitle,
  type Upload,
} from './documentFiles';
import { formTexts } from '../../i18n/messages/form';
import { interpolateText } from '../../i18n/interpolateText';
import { joinSentences } from '../../i18n/joinSentences';
import { getToken } from '../../session/session';

/** ms that the message about a rejected file stays. */
const PROBLEM_MS = 5000;

interface DocumentUploadState {
  uploads: readonly Upload[];
  busy: boolean;
  add: (files: readonly File[]) => Promise<void>;
  change: (key: number, patch: Partial<Upload>) => void;
  remove: (key: number) => void;
  /**
   * Sends the unsent files, one call each, except those with unknown outcome. Returns the number of files not sent or with
   * unknown outcome.
   */
  send: () => Promise<number>;
}

/** Selected files and their upload, which continues in the tray after the dialog is closed. */
export function useDocumentUpload({
  resource,
  record,
  parent,
  options,
  label,
}: Omit<DialogExtensionProps<DocumentUploadOptions>, 'selection' | 'onClose'>): DocumentUploadState {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const t = useTranslateText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const { busy, run } = useLock();
  const lastKey = useRef(0);
  const { isUnmounted } = useUnmounted();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const [jobId, setJobId] = useState<string>();
  useWatchJob(jobId);

  const change = useCallback(
    (key: number, patch: Partial<Upload>) =>
      setUploads((previous) =>
        previous.map((upload) => (upload.key === key ? { ...upload, ...patch } : upload)),
      ),
    [],
  );

  async function add(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const problem = await checkFile(file, documentFileRule);
      if (problem) {
        const { message, args } = describeFileProblem(problem, file.name);
        const reason = t(message, args);
        // The other messages already name the file.
        const text =
          problem.code !== 'type'
            ? reason
            : interpolateText(texts.notTaken, { name: file.name, why: reason });
        notify(text, { type: 'error', autoHideDuration: PROBLEM_MS });
      } else {
        lastKey.current += 1;
        const newUpload: Upload = {
          key: lastKey.current,
          file,
          title: getDefaultTitle(file.name),
          comments: '',
          state: 'waiting',
          reason: '',
        };
        setUploads((previous) => [...previous, newUpload]);
      }
    }
  }

  /** Sends one file; undefined if it cannot be read any more. */
  async function sendUpload(upload: Upload): Promise<MutationResult | undefined> {
    const document = await toBase64(upload.file).catch(logUnreadableFile);
    if (document === undefined) return undefined;
    const call = { ...options.call, body: buildDocumentBody(options.wrap === true) };
    const scope = { ...record, parent, ...buildDocumentScope(upload, document) };
    const send = async () => {
      const { data } = await dataProvider.call(resource.name, { call, scope });
      return { status: data.status, result: {} };
    };
    return executeMutation({ send, scope, outcomes: [] });
  }

  async function sendRow(upload: Upload): Promise<RowResponse> {
    change(upload.key, { state: 'sending', reason: '' });
    const result = await sendUpload(upload);
    // After a sign-out nothing more is sent.
    const outcome = { successText: undefined, mustStop: isRedirectingError(result?.error) };
    if (result && !result.error) {
      change(upload.key, { state: 'sent' });
      return { ...outcome, result: { state: 'done', reason: '' } };
    }
    const failedPatch = toFailedPatch(result, t);
    change(upload.key, failedPatch);
    return {
      ...outcome,
      result: { state: failedPatch.state === 'lost' ? 'unknown' : 'failed', reason: failedPatch.reason },
    };
  }

  async function sendAll(): Promise<number> {
    const pendingUploads = uploads.filter(isUnsent);
    const beganAt = Date.now();
    // Remove the job of an earlier attempt from the tray.
    if (jobId !== undefined) jobManager.remove(jobId);
    const rows = await new Promise<readonly JobRow[]>((resolve) => {
      const id = runBulkJob({
        jobManager,
        title: label,
        place: { label: t(resource.label.many), to: pathname + search },
        tasks: pendingUploads.map((upload) => ({
          name: upload.title,
          key: `${beganAt} ${upload.key}`,
          send: () => sendRow(upload),
        })),
        concurrency: 1,
        onEnd: async (jobRows) => {
          resolve(jobRows);
          // After closing, the user sees the list or will see it.
          if (isUnmounted() && getToken() !== undefined)
            await queryClient.invalidateQueries(staleAfterWriteFilter);
        },
      });
      setJobId(id);
    });
    const unsentCount = uploads.filter(({ state }) => state !== 'sent').length;
    return unsentCount - countRows(rows, 'done');
  }

  return {
    uploads,
    busy,
    add,
    change,
    remove: (key) => setUploads((previous) => previous.filter((upload) => upload.key !== key)),
    send: async () => (await run(sendAll)) ?? 0,
  };
}

function logUnreadableFile(error: unknown): undefined {
  console.warn(error);
}

/** Builds the state of a file that failed or has an unknown outcome. */
function toFailedPatch(
  result: MutationResult | undefined,
  t: (text: string) => string,
): Pick<Upload, 'state' | 'reason'> {
  if (!result?.error) return { state: 'failed', reason: formTexts.unreadable };
  const { outcome, error } = result;
  console.warn(error);
  if (outcome.kind !== 'unknown') {
    const reason = getHostErrorDetail(error) || getHttpErrorMessage(error, t);
    if (!isRedirectingError(error)) logMessage(getErrorTone(error.code), [reason], error.code);
    return { state: 'failed', reason };
  }
  const reason = joinSentences(unknownOutcomeTexts.saved, getUnknownOutcomeText(error, true));
  logMessage(getUnknownOutcomeTone(error), [reason], error.code);
  return { state: 'lost', reason };
}
