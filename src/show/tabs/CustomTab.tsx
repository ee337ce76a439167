import { Skeletons } from '../../ui/feedback/states';
import { ExtensionSlot } from '../../extensions/ExtensionSlot';
import type { TabExtensionProps } from '../../extensions/types';
import { showTexts } from '../texts';
import { interpolateText } from '../../i18n/interpolateText';

/** A tab written in code; an unknown or broken one is an error panel in its place, and the other tabs keep working. */
export function CustomTab({ id, ...tabProps }: TabExtensionProps & { id: string }) {
  const textArgs = { tab: id, resource: tabProps.resource.name, source: tabProps.resource.file };
  return (
    <ExtensionSlot
      kind="tab"
      id={id}
      extensionProps={tabProps}
      missingMessage={{
        title: interpolateText(showTexts.tab.unknown, textArgs),
        text: interpolateText(showTexts.tab.unknown_text, textArgs),
      }}
      errorText={interpolateText(showTexts.tab.broken, textArgs)}
      fallback={<Skeletons lines={4} />}
    />
  );
}
