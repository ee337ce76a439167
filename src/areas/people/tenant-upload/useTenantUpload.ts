import { useCallback, useMemo, useState } from 'react';
import { useDataProvider } from 'ra-core';
import { unwrap, type ApiError, type ConsoleDataProvider, type Scope } from '../../../../dataProvider';
import { previewTenants, uploadTenants } from '../../../../dataProvider/contract/endpoints';
import { normaliseOutcome } from '../../../config/normalise/ending';
import type { Endings, Resource } from '../../../config/types';
import { useLock } from '../../../ui/useLock';
import { resultOf } from '../../../writes/result';
import { useWrite } from '../../../writes/useWrite';
import { previewOf, uploadRows, type Preview } from './preview';
import { readTenantsFile, type FileRefusal } from './tenantsFile';
import { texts } from './texts';

/** What went wrong before anything was sent: the file itself, or its data at the host (USER-41, USER-42, USER-44). */
type UploadProblem = FileRefusal | 'data';

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
  preview: Preview | undefined;
  /** What went wrong, in Spanish. */
  problem: string | undefined;
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
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [fileName, setFileName] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<UploadProblem>();
  const [lost, setLost] = useState<ApiError>();
  const [tried, setTried] = useState<Preview>();
  const { busy: isReading, run } = useLock();
  const { busy: isSending, stayed, write } = useSending(resource, preview, onSent);

  const choose = useCallback(
    async (file: File) => {
      await run(async () => {
        setProblem(undefined);
        setFileName(file.name);
        setPreview(undefined);
        const read = await readTenantsFile(file);
        if ('refusal' in read) return setProblem(read.refusal);
        try {
          const body = { tenants_template_file: read.content };
          const { data } = await dataProvider.ask(previewTenants, { body }, { timeout: LONG });
          const found = previewOf(unwrap(data.body));
          return found ? setPreview(found) : setProblem('data');
        } catch (error) {
          console.warn(error);
          return setProblem('data');
        }
      });
    },
    [run, dataProvider],
  );

  const send = useCallback(async () => {
    setProblem(undefined);
    setLost(undefined);
    setTried(preview);
    const ended = await write(NO_FORM);
    if (ended.kind === 'lost') setLost(ended.error);
    if (ended.kind === 'done') await ended.leave();
  }, [write, preview]);

  return {
    fileName,
    preview,
    // How the last sending ended says nothing of another file.
    problem: problem ? texts[`problem_${problem}`] : tried === preview ? stayed?.text : undefined,
    busy: isReading ? 'reading' : isSending ? 'sending' : undefined,
    choose,
    send,
    lost,
    forgetLost: () => setLost(undefined),
  };
}

/** The sending of the previewed rows as a write. */
function useSending(resource: Resource, preview: Preview | undefined, onDone: () => void) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const scope = useMemo<Scope>(() => ({ smart_count: preview?.rows.length ?? 0 }), [preview]);
  const send = useCallback(async () => {
    const body = { preview_data: preview ? uploadRows(preview) : [] };
    const { data } = await dataProvider.ask(uploadTenants, { body }, { timeout: LONG });
    return { status: data.status, result: resultOf(data.body) };
  }, [dataProvider, preview]);
  return useWrite({ resource, scope, list: undefined, outcomes, then: NOTHING, send, onDone });
}
