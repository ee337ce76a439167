import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import type { PageExtensionProps } from '../extensions/types';
import { lazyWithRetry } from '../lib/lazy/importWithRetry';
import { Page } from '../ui/page/Page';
import { TabBar } from '../ui/page/TabBar';
import { ErrorState, Spinner } from '../ui/feedback/states';
import { workbenchTexts } from './texts';
import type { WorkbenchDependencies } from './workbenchDependencies';
import { Workbench } from './Workbench';
import { loadWorkbenchNames } from './workbenchNames';
import './workbench.css';

const ServerTab = lazyWithRetry(() => import('./server/ServerTab'));

const PATH = '/admin/workbench';
const TAB = 'server';

/** Creates the page of the workbench with the dependencies of the console around it. */
export function createWorkbenchPage(dependencies: WorkbenchDependencies) {
  return function WorkbenchPage({ config }: PageExtensionProps) {
    const fetchNames = useCallback(() => loadWorkbenchNames(dependencies, config), [config]);
    const { data, isFetching, error, refetch } = useQuery({
      queryKey: ['workbench', 'names'],
      queryFn: fetchNames,
      staleTime: Infinity,
    });
    const isServerTab = new URLSearchParams(useLocation().search).get('tab') === TAB;
    return (
      <Page title={workbenchTexts.title} hasTabs>
        <TabBar
          label={workbenchTexts.title}
          tabs={[
            { key: 'declarations', label: workbenchTexts.declarations, to: PATH, isCurrent: !isServerTab },
            { key: TAB, label: workbenchTexts.server, to: `${PATH}?tab=${TAB}`, isCurrent: isServerTab },
          ]}
        />
        {data ? (
          <WorkbenchTabs isServerTab={isServerTab}>
            <Workbench names={data} config={config} request={dependencies.request} />
            <ServerTab names={data} config={config} />
          </WorkbenchTabs>
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

interface WorkbenchTabsProps {
  isServerTab: boolean;
  children: [declarations: ReactNode, server: ReactNode];
}

/** Both tabs, each mounted with its first visit: a hidden one keeps its text, its screens and its session. */
function WorkbenchTabs({ isServerTab, children: [declarations, server] }: WorkbenchTabsProps) {
  const [visited, setVisited] = useState({ declarations: !isServerTab, server: isServerTab });
  if (isServerTab ? !visited.server : !visited.declarations) setVisited({ declarations: true, server: true });
  return (
    <>
      <div hidden={isServerTab}>{visited.declarations && declarations}</div>
      <div hidden={!isServerTab}>
        {visited.server && (
          <Suspense fallback={<Spinner label={workbenchTexts.loading} showLabel />}>{server}</Suspense>
        )}
      </div>
    </>
  );
}
