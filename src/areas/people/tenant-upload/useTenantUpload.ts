import { useCallback, useMemo, useState } from 'react';
import { useDataProvider } from '../../../console/useDataProvider';
import { ApiError, endsTheVisit, noRecord, OTHER, unwrap, type Scope } from '../../../../dataProvider';
import { previewTenants, uploadTenants } from '../../../../dataProvider/contract/endpoints';
import { normaliseOutcome } from '../../../config/normalise/ending';
import type { Endings, Resource } from '../../../config/types';
import { useText } from '../../../i18n/useText';
import { causeOf, detailOf } from '../../../ui/httpText';
import { useLock } from '../../../ui/useLock';
import { useStop } from '../../../ui/useStop';
import { resultOf } from '../../../writes/result';
import { useWrite } from '../../../writes/useWrite';
import { previewOf, refusedIn, uploadRows, type Preview } from './preview';
import { readTenantsFile } from './tenantsFile';
import { texts } from './texts';

/** What went wrong, in Spanish, and why as far as that is known. */
export interface UploadProblem {
  text: string;
  cause: string;
}

/** Milliseconds that thousands of rows may take at the host. */
const LONG = 60_000;

/** What is said of a sending; its failure stands in the dialog, over the rows (USER-44). */
const outcomes = [
  { on: 'ok' as const, success: texts.sent },
  { on: 'error' as const, error: texts.problem_send, stay: true as const },
].map(normaliseOutcome);

const NOTHING: Endings['then'] = [];
const NO_FORM = {};

interface TenantUpload {
  fileName: string;
  /** What to look at before the rows are sent; '' for nothing. */
  note: string;
  preview: Preview | undefined;
  problem: UploadProblem | undefined;
  busy: 'reading' | 'sending' | undefined;
  choose: (file: File) => Promise<void>;
  /** Sends the previewed rows, and says how that ended. */
  send: () => Promise<void>;
  /** The answer of the last sending was lost: nobody knows whether the tenants were taken. */
  lost: ApiError | undefined;
  forgetLost: () => void;
}

/** File → preview → the previewed rows (USER-37). One thing at a time; a failure keeps what was there. */
export function useTenantUpload(resource: Resource, onSent: () => void): TenantUpload {
  const dataProvider = useDataProvider();
  const t = useText();
  const [fileName, setFileName] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<UploadProblem>();
  const [lost, setLost] = useState<ApiError>();
  const [tried, setTried] = useState<Preview>();
  const [note, setNote] = useState('');
  const reading = useStop();
  const { busy: isReading, run } = useLock();
  const { busy: isSending, stayed, write } = useSending(resource, preview, onSent);

  const choose = useCallback(
    async (file: File) => {
      await run(async () => {
        setProblem(undefined);
        setFileName(file.name);
        setPreview(undefined);
        setNote('');
        const read = await readTenantsFile(file, reading.renew());
        if (!read) return undefined;
        if ('problem' in read) return setProblem({ text: read.problem, cause: '' });
        setNote(read.note);
        try {
          const body = { tenants_template_file: read.content };
          const { data } = await dataProvider.ask(previewTenants, { body }, { timeout: LONG });
          const found = previewOf(unwrap(data.body), read.rows);
          if (!found) throw noRecord();
          return setPreview(found);
        } catch (error) {
          console.warn(error);
          return setProblem(unreadOf(error, t));
        }
      });
    },
    [run, dataProvider, reading, t],
  );

  const send = useCallback(async () => {
    setProblem(undefined);
    setLost(undefined);
    setTried(preview);
    const ended = await write(NO_FORM);
    if (ended.kind === 'lost') setLost(ended.error);
    if (ended.kind === 'done') await ended.leave();
  }, [write, preview]);
  const sent = preview && tried === preview ? stayed : undefined;
  const marked = useMemo(
    () => (sent?.error && preview ? refusedIn(preview, sent.error) : undefined),
    [sent, preview],
  );

  return {
    fileName,
    note,
    preview: marked ?? preview,
    // How the last sending ended says nothing of another file; wrong cells say why themselves.
    problem: problem ?? (sent && { text: sent.text, cause: marked ? '' : sent.cause }),
    busy: isReading ? 'reading' : isSending ? 'sending' : undefined,
    choose,
    send,
    lost,
    forgetLost: () => setLost(undefined),
  };
}

/** Why the host could not read a file; undefined where the page is being left, which is said there. */
function unreadOf(error: unknown, t: (text: string) => string): UploadProblem | undefined {
  const failure = error instanceof ApiError ? error : new ApiError(OTHER);
  if (endsTheVisit(failure)) return undefined;
  const isFile = failure.code === 400 || failure.code === 422;
  const cause = isFile ? detailOf(failure) || texts.as_template : causeOf(failure, t);
  return { text: texts.problem_data, cause };
}

/** The sending of the previewed rows as a write. */
function useSending(resource: Resource, preview: Preview | undefined, onDone: () => void) {
  const dataProvider = useDataProvider();
  const scope = useMemo<Scope>(() => ({ smart_count: preview?.rows.length ?? 0 }), [preview]);
  const send = useCallback(async () => {
    const body = { preview_data: preview ? uploadRows(preview) : [] };
    const { data } = await dataProvider.ask(uploadTenants, { body }, { timeout: LONG });
    return { status: data.status, result: resultOf(data.body) };
  }, [dataProvider, preview]);
  return useWrite({ resource, scope, list: undefined, outcomes, then: NOTHING, send, onDone });
}
