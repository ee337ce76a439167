import { useCallback, useState } from 'react';
import { useDataProvider } from 'ra-core';
import { unwrap, type ConsoleDataProvider } from '../../../../dataProvider';
import { previewTenants, uploadTenants } from '../../../../dataProvider/contract/endpoints';
import { useLock } from '../../../ui/useLock';
import { previewOf, uploadRows, type Preview } from './preview';
import { readTenantsFile, type FileRefusal } from './tenantsFile';

/** What went wrong: the file itself, its data at the host, or the sending (USER-41, USER-42, USER-44). */
export type UploadProblem = FileRefusal | 'data' | 'send';

/** Milliseconds that thousands of rows may take at the host. */
const LONG = 60_000;

interface TenantUpload {
  fileName: string;
  preview: Preview | undefined;
  problem: UploadProblem | undefined;
  busy: 'reading' | 'sending' | undefined;
  choose: (file: File) => Promise<void>;
  /** Whether the tenants were taken. */
  send: () => Promise<boolean>;
}

/** File → preview → the previewed rows (USER-37). One thing at a time; a failure keeps what was there. */
export function useTenantUpload(): TenantUpload {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [fileName, setFileName] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<UploadProblem>();
  const [doing, setDoing] = useState<TenantUpload['busy']>();
  const { busy, run } = useLock();

  const once = useCallback(
    <T>(what: TenantUpload['busy'], task: () => Promise<T>) =>
      run(() => {
        setDoing(what);
        setProblem(undefined);
        return task();
      }),
    [run],
  );

  const choose = useCallback(
    async (file: File) => {
      await once('reading', async () => {
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
    [once, dataProvider],
  );

  const send = useCallback(
    async () =>
      (await once('sending', async () => {
        if (!preview) return false;
        try {
          const body = { preview_data: uploadRows(preview) };
          await dataProvider.ask(uploadTenants, { body }, { timeout: LONG });
          return true;
        } catch (error) {
          console.warn(error);
          setProblem('send');
          return false;
        }
      })) ?? false,
    [once, dataProvider, preview],
  );

  return { fileName, preview, problem, busy: busy ? doing : undefined, choose, send };
}
