import { pickTextsDeep } from '../../config/localizedTexts/pickTextsDeep';
import { upgradeFile } from '../../config/language/upgrade';
import { createNormaliser } from '../../config/normalise';
import type { ResourceSummary } from '../../config/resourceSummary';
import type { ResourceInput } from '../../config/schema/resource';
import { fieldDefaults } from '../../fields/core/fieldDefaults';
import { isPlainObject } from '../../lib/json';
import type { FetchedText } from './fetchConfigText';

/**
 * Returns the summaries of runtime declarations before their check, so that the menu has their entries at once. Files that
 * cannot be read, or have no entry in the menu, are left out; the check reports them.
 */
export async function readSummaries(
  urls: readonly string[],
  readText: (url: string) => Promise<FetchedText>,
): Promise<readonly ResourceSummary[]> {
  const summaries = await Promise.all(
    urls.map(async (url) => {
      const response = await readText(url);
      return 'text' in response ? summarise(url, response.text) : undefined;
    }),
  );
  return summaries.filter((summary) => summary !== undefined);
}

function summarise(file: string, text: string): ResourceSummary | undefined {
  try {
    const { input } = upgradeFile(JSON.parse(text));
    if (!isPlainObject(input)) return undefined;
    const { label, navigation } = input;
    const declaration = { ...input, ...pickTextsDeep({ label, navigation }), fields: {} };
    const summary = createNormaliser(fieldDefaults)({ file, input: declaration as unknown as ResourceInput });
    return isMenuSummary(summary) ? summary : undefined;
  } catch {
    return undefined;
  }
}

/** True if the members that the menu shows have their types: the file is not checked yet. */
const isMenuSummary = ({ name, route, icon, navigation }: ResourceSummary): boolean =>
  [name, route, icon, navigation?.label].every((text) => typeof text === 'string') &&
  Number.isFinite(navigation?.order);
