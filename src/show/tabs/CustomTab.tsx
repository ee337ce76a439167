import { Skeletons } from '../../ui/feedback/states';
import { ExtensionSlot } from '../../extensions/ExtensionSlot';
import type { TabExtensionProps } from '../../extensions/types';
import { showTexts } from '../texts';
import { interpolateText } from '../../i18n/interpolateText';

/** A tab written in code. An unknown or failed tab shows an error panel in its place; the other tabs still work. */
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
