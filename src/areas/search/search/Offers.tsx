import { Suspense, useState } from 'react';
import { fillText } from '../../../i18n/fillText';
import { includesFolded } from '../../../lib/foldText';
import { useScreens } from '../../../parts/useMenuEntries';
import { pageActs, type PageAct } from '../../../ui/pageActs';
import { recentRecords } from '../../../views/recent';
import { FoundOptions } from './FoundOptions';
import { Option, OptionGroup } from './Option';
import { LEAST } from './results';
import { texts } from './texts';

/** More screens than these are not looked through, but looked for. */
const SCREENS = 6;

/** What the search offers for a text: of the page, of what was open, of the menu, and what the host finds. */
export function Offers({ text }: { text: string }) {
  const [acts] = useState(pageActs);
  const [recent] = useState(recentRecords);
  const entries = useScreens();
  const fits = (label: string): boolean => includesFolded(label, text);
  const shownActs = acts.filter(({ label, of }) => fits(`${label} ${of}`));
  const shownRecent = recent.filter(({ title }) => fits(title));
  const shownEntries = entries.filter(({ label }) => fits(label)).slice(0, SCREENS);
  const own = shownActs.length + shownRecent.length + shownEntries.length;
  return (
    <>
      {text.length >= LEAST && (
        <Suspense fallback={<p className="muted search-state">{texts.searching}</p>}>
          <FoundOptions text={text} isAlone={own === 0} />
        </Suspense>
      )}
      {byWhat(shownActs).map(([of, some]) => (
        <OptionGroup key={of} label={of}>
          {some.map(({ id, label, icon, to, why, run }) => (
            <Option key={`${id}${label}`} {...{ label, icon, to, why, run }} />
          ))}
        </OptionGroup>
      ))}
      {shownRecent.length > 0 && (
        <OptionGroup label={texts.recent}>
          {shownRecent.map(({ to, title, kind }) => (
            <Option key={to} label={title} icon="history" detail={kind} to={to} />
          ))}
        </OptionGroup>
      )}
      {shownEntries.length > 0 && (
        <OptionGroup label={texts.screens}>
          {shownEntries.map(({ to, label, icon }) => (
            <Option key={to} {...{ label, icon, to }} />
          ))}
        </OptionGroup>
      )}
      {own === 0 && text.length < LEAST && (
        <p className="muted search-state">{fillText(texts.none, { q: text })}</p>
      )}
    </>
  );
}

/** Acts by what they are done to, in the order of the page. */
function byWhat(acts: readonly PageAct[]): [string, PageAct[]][] {
  const groups = new Map<string, PageAct[]>();
  for (const act of acts) groups.set(act.of, [...(groups.get(act.of) ?? []), act]);
  return [...groups];
}
