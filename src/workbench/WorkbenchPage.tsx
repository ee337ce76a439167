import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PageExtensionProps } from '../extensions/types';
import { Page } from '../ui/page/Page';
import { ErrorState, Spinner } from '../ui/feedback/states';
import { workbenchTexts } from './texts';
import type { WorkbenchDependencies } from './workbenchDependencies';
import { Workbench } from './Workbench';
import { loadWorkbenchNames } from './workbenchNames';
import './workbench.css';

/** Creates the page of the workbench with the dependencies of the console around it. */
export function createWorkbenchPage(dependencies: WorkbenchDependencies) {
  return function WorkbenchPage({ config }: PageExtensionProps) {
    const fetchNames = useCallback(() => loadWorkbenchNames(dependencies, config), [config]);
    const { data, isFetching, error, refetch } = useQuery({
      queryKey: ['workbench', 'names'],
      queryFn: fetchNames,
      staleTime: Infinity,
    });
    return (
      <Page title={workbenchTexts.title}>
        {data ? (
          <Workbench names={data} config={config} request={dependencies.request} />
        ) : error ? (
          <ErrorState
            title={workbenchTexts.load_failed}
            cause={error.message}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Spinner label={workbenchTexts.loading} showLabel />
        )}
      </Page>
    );
  };
}
