import { useCallback, useMemo, useState } from 'react';
import { useDataProvider } from '../../../queries/console/useDataProvider';
import {
  type ApiError,
  asApiError,
  isRedirectingError,
  missingRecordError,
  unwrapData,
} from '../../../../dataProvider';
import { previewTenants, uploadTenants } from '../../../../dataProvider/contract/endpoints';
import { normaliseOutcome } from '../../../config/normalise/outcome';
import type { OutcomeRules, Resource } from '../../../config/types';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { getErrorCause, getHostErrorDetail } from '../../../ui/feedback/errorMessage';
import { useLock } from '../../../ui/hooks/useLock';
import { useAbort } from '../../../ui/hooks/useAbort';
import { toResponseScope } from '../../../mutations/outcome/responseScope';
import { useSubmit } from '../../../mutations/submit/useSubmit';
import { parseTenantPreview, markRefusedCells, toUploadRows, type TenantPreview } from './tenantPreview';
import { readTenantsFile } from './tenantsFile';
import { tenantUploadTexts } from './texts';

/** Problem in Spanish, and its cause if that is known. */
export interface UploadProblem {
  text: string;
  cause: string;
}

/** Timeout in ms for thousands of rows. */
const TIMEOUT_MS = 60_000;

/** Messages of an upload; its failure is shown in the dialog, above the rows. */
const createOutcomes = () =>
  [
    { on: 'success' as const, success: tenantUploadTexts.sent },
    { on: 'error' as const, error: tenantUploadTexts.problem_send, keepFormOpen: true as const },
  ].map(normaliseOutcome);

const NO_EFFECTS: OutcomeRules['effects'] = [];
const NO_FORM = {};

interface TenantUploadState {
  fileName: string;
  /** Warning before sending; '' for none. */
  note: string;
  preview: TenantPreview | undefined;
  problem: UploadProblem | undefined;
  busy: 'reading' | 'sending' | undefined;
  chooseFile: (file: File) => Promise<void>;
  /** Sends the previewed rows and reports the result. */
  sendRows: () => Promise<void>;
  /** Error of the last send if its outcome is unknown. */
  unknownOutcome: ApiError | undefined;
  dismissUnknownOutcome: () => void;
}

/** File → preview → the previewed rows. One thing at a time; a failure keeps what was there. */
export function useTenantUpload(resource: Resource, onSent: () => void): TenantUploadState {
  const dataProvider = useDataProvider();
  const t = useTranslateText();
  const [fileName, setFileName] = useState('');
  const [preview, setPreview] = useState<TenantPreview>();
  const [problem, setProblem] = useState<UploadProblem>();
  const [sentPreview, setSentPreview] = useState<TenantPreview>();
  const [note, setNote] = useState('');
  const fileReading = useAbort();
  const { busy: isReading, run } = useLock();
  const submission = useSendRows(resource, preview, onSent);
  const { busy: isSending, formAlert, submit, unknownOutcome, dismissUnknownOutcome } = submission;

  const chooseFile = useCallback(
    async (file: File) => {
      await run(async () => {
        setProblem(undefined);
        setFileName(file.name);
        setPreview(undefined);
        setNote('');
        const csvFile = await readTenantsFile(file, fileReading.restart());
        if (!csvFile) return undefined;
        if ('problem' in csvFile) return setProblem({ text: csvFile.problem, cause: '' });
        setNote(csvFile.note);
        try {
          const body = { tenants_template_file: csvFile.content };
          const { data } = await dataProvider.callOperation(
            previewTenants,
            { body },
            { timeout: TIMEOUT_MS },
          );
          const parsedPreview = parseTenantPreview(unwrapData(data.body), csvFile.rows);
          if (!parsedPreview) throw missingRecordError();
          return setPreview(parsedPreview);
        } catch (error) {
          console.warn(error);
          return setProblem(toReadProblem(error, t));
        }
      });
    },
    [run, dataProvider, fileReading, t],
  );

  const sendRows = useCallback(async () => {
    setProblem(undefined);
    setSentPreview(preview);
    await submit(NO_FORM);
  }, [submit, preview]);
  const lastAlert = preview && sentPreview === preview ? formAlert : undefined;
  const markedPreview = useMemo(
    () => (lastAlert?.error && preview ? markRefusedCells(preview, lastAlert.error) : undefined),
    [lastAlert, preview],
  );

  return {
    fileName,
    note,
    preview: markedPreview ?? preview,
    // The result of the last upload does not apply to another file; wrong cells show their own reason.
    problem: problem ?? (lastAlert && { text: lastAlert.text, cause: markedPreview ? '' : lastAlert.cause }),
    busy: isReading ? 'reading' : isSending ? 'sending' : undefined,
    chooseFile,
    sendRows,
    unknownOutcome: unknownOutcome?.error,
    dismissUnknownOutcome,
  };
}

/** Returns why the host could not read a file; undefined if the user leaves the page, which reports it. */
function toReadProblem(error: unknown, t: (text: string) => string): UploadProblem | undefined {
  const apiError = asApiError(error);
  if (isRedirectingError(apiError)) return undefined;
  const isFileProblem = apiError.code === 400 || apiError.code === 422;
  const cause = isFileProblem
    ? getHostErrorDetail(apiError) || tenantUploadTexts.as_template
    : getErrorCause(apiError, t);
  return { text: tenantUploadTexts.problem_data, cause };
}

/** The sending of the previewed rows as a write. */
function useSendRows(resource: Resource, preview: TenantPreview | undefined, onDone: () => void) {
  const dataProvider = useDataProvider();
  return useSubmit({
    resource,
    scope: { smart_count: preview?.rows.length ?? 0 },
    list: undefined,
    outcomes: createOutcomes(),
    effects: NO_EFFECTS,
    send: async () => {
      const body = { preview_data: preview ? toUploadRows(preview) : [] };
      const { data } = await dataProvider.callOperation(uploadTenants, { body }, { timeout: TIMEOUT_MS });
      return { status: data.status, result: toResponseScope(data.body) };
    },
    onDone,
  });
}
