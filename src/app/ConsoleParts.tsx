import { useMemo, type ReactNode } from 'react';
import type { ConsoleDataProvider } from '../../dataProvider';
import { ActionsProvider } from '../actions/ActionsContext';
import { ConsoleProvider, type CallReader, type ConsoleValue } from '../console/ConsoleContext';
import { useTitleOf } from '../fields/useTitleOf';
import { lazyWithReload } from '../lib/retryImport';
import { PartsProvider } from '../parts/PartsContext';
import { useMay } from '../session/useMay';
import { parts } from './parts';

const RelatedForm = lazyWithReload(() => import('../forms/RelatedForm'));

interface ConsolePartsProps extends Pick<ConsoleValue, 'resources' | 'problems' | 'ids' | 'skuImages'> {
  /** How declarations arrive; left out where all of them are there. */
  declarations?: ConsoleValue['declarations'];
  dataProvider: ConsoleDataProvider;
  children: ReactNode;
}

/** What stands between react-admin's core and the pages: the running console, its coded parts, its actions. */
export function ConsoleParts({
  dataProvider,
  resources,
  declarations,
  problems,
  ids,
  skuImages,
  children,
}: ConsolePartsProps) {
  const may = useMay();
  const titleOf = useTitleOf(resources);
  const reader = useMemo(() => readerOf(dataProvider), [dataProvider]);
  const value = useMemo(
    () => ({ resources, declarations, problems, titleOf, may, reader, RelatedForm, ids, skuImages }),
    [resources, declarations, problems, titleOf, may, reader, ids, skuImages],
  );
  return (
    <ConsoleProvider value={value}>
      <PartsProvider parts={parts}>
        <ActionsProvider>{children}</ActionsProvider>
      </PartsProvider>
    </ConsoleProvider>
  );
}

function readerOf(dataProvider: ConsoleDataProvider): CallReader {
  return async ({ path, query }, scope) => {
    const call = { method: 'GET' as const, path, query: { ...query } };
    return (await dataProvider.call('', { call, scope })).data.body;
  };
}
