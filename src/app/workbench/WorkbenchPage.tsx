import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PageProps } from '../../parts/types';
import { Page } from '../../ui/Page';
import { ErrorState, Spinner } from '../../ui/states';
import { texts } from './texts';
import type { AroundWorkbench } from './around';
import { Workbench } from './Workbench';
import { loadNames } from './workbenchNames';
import './workbench.css';

/** The page of the workbench, over the console that it stands in. */
export function workbenchPage(around: AroundWorkbench) {
  return function WorkbenchPage({ config }: PageProps) {
    const read = useCallback(() => loadNames(around, config), [config]);
    const { data, isFetching, error, refetch } = useQuery({
      queryKey: ['workbench', 'names'],
      queryFn: read,
      staleTime: Infinity,
    });
    return (
      <Page title={texts.title}>
        {data ? (
          <Workbench names={data} config={config} request={around.request} />
        ) : error ? (
          <ErrorState
            title={texts.load_failed}
            cause={error.message}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Spinner label={texts.loading} showLabel />
        )}
      </Page>
    );
  };
}
