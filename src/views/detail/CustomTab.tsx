import { useText } from '../../i18n/useText';
import { Skeletons } from '../../ui/states';
import { CodedPart } from '../../parts/CodedPart';
import type { TabProps } from '../../parts/types';

/** A tab written in code; an unknown or broken one is an error panel in its place, and the other tabs keep working. */
export function CustomTab({ id, ...given }: TabProps & { id: string }) {
  const t = useText();
  const names = { tab: id, resource: given.resource.name, source: given.resource.file };
  return (
    <CodedPart
      kind="tab"
      id={id}
      given={given}
      missing={{ title: t('tabs.unknown', names), text: t('tabs.unknown_text', names) }}
      broken={t('tabs.broken', names)}
      loading={<Skeletons lines={4} />}
    />
  );
}
