import { Suspense } from 'react';
import { useText } from '../fields/useText';
import { ErrorState, Skeletons } from '../layout/states';
import { lazyById } from '../lib/lazyById';
import { TabBoundary } from './TabBoundary';
import { tabTypes } from './registry';
import type { TabProps } from './types';

const componentOf = lazyById(tabTypes);

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
