import { lazy, Suspense, type ComponentType } from 'react';
import { useText } from '../fields/useText';
import { ErrorState, Skeletons } from '../layout/states';
import { importOrNewVersion } from '../lib/retryImport';
import { TabBoundary } from './TabBoundary';
import { tabTypes } from './registry';
import type { TabProps } from './types';

const loaded = new Map<string, ComponentType<TabProps>>();

function componentOf(id: string): ComponentType<TabProps> | undefined {
  const tab = tabTypes.get(id);
  if (!tab) return undefined;
  const known = loaded.get(id) ?? lazy(() => importOrNewVersion(tab.loader));
  loaded.set(id, known);
  return known;
}

/** A tab written in code; an unknown or broken one is an error panel in its place, and the other tabs keep working. */
export function CustomTab({ id, ...props }: TabProps & { id: string }) {
  const t = useText();
  const Tab = componentOf(id);
  const names = { tab: id, resource: props.resource.name, source: props.resource.file };
  if (!Tab) return <ErrorState title={t('tabs.unknown', names)} text={t('tabs.unknown_text', names)} />;
  return (
    <TabBoundary title={t('tabs.broken', names)}>
      <Suspense fallback={<Skeletons lines={4} />}>
        <Tab {...props} />
      </Suspense>
    </TabBoundary>
  );
}
