import { Suspense } from 'react';
import { useText } from '../../i18n/useText';
import { ErrorState, Skeletons } from '../../ui/states';
import { Boundary } from '../../ui/Boundary';
import { brokenPart } from '../../ui/brokenPart';
import { useCodedParts } from '../../parts/PartsContext';
import type { TabProps } from '../../parts/types';

/** A tab written in code; an unknown or broken one is an error panel in its place, and the other tabs keep working. */
export function CustomTab({ id, ...props }: TabProps & { id: string }) {
  const t = useText();
  const Tab = useCodedParts().tab(id);
  const names = { tab: id, resource: props.resource.name, source: props.resource.file };
  if (!Tab) return <ErrorState title={t('tabs.unknown', names)} text={t('tabs.unknown_text', names)} />;
  return (
    <Boundary fallback={brokenPart(t('tabs.broken', names))}>
      <Suspense fallback={<Skeletons lines={4} />}>
        <Tab {...props} />
      </Suspense>
    </Boundary>
  );
}
