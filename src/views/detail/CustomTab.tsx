import { Skeletons } from '../../ui/states';
import { CodedPart } from '../../parts/CodedPart';
import type { TabProps } from '../../parts/types';
import { detailTexts } from './texts';
import { fillText } from '../../i18n/fillText';

/** A tab written in code; an unknown or broken one is an error panel in its place, and the other tabs keep working. */
export function CustomTab({ id, ...given }: TabProps & { id: string }) {
  const names = { tab: id, resource: given.resource.name, source: given.resource.file };
  return (
    <CodedPart
      kind="tab"
      id={id}
      given={given}
      missing={{
        title: fillText(detailTexts.tab.unknown, names),
        text: fillText(detailTexts.tab.unknown_text, names),
      }}
      broken={fillText(detailTexts.tab.broken, names)}
      loading={<Skeletons lines={4} />}
    />
  );
}
