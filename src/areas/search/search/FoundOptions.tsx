import { use, useEffect, useEffectEvent, useState } from 'react';
import { recordTitle } from '../../../fields/recordTitle';
import { fillText } from '../../../i18n/fillText';
import { useText } from '../../../i18n/useText';
import { consolePath } from '../../../records/consolePath';
import { ReadFailed } from '../../../ui/ReadFailed';
import { detailOf } from './detailOf';
import { Option, OptionGroup } from './Option';
import { OptionsContext } from './OptionsContext';
import { exactHit, useFoundBlocks, useSearch, type Found } from './results';
import { resultsPath } from './resultsPath';
import { texts } from './texts';

/** ms between the last key and the call. */
const DEBOUNCE = 300;
/** Of each kind; all of them are on the page of the results. */
const SHOWN = 5;

interface FoundOptionsProps {
  text: string;
  /** Nothing else fits the text. */
  isAlone: boolean;
}

/** What the host finds for what was typed, once the typing rests; never of another text than the one that stands there. */
export function FoundOptions({ text, isAlone }: FoundOptionsProps) {
  const { entered, go } = use(OptionsContext);
  const isEntered = entered === text;
  const [late, setLate] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);
  const asked = isEntered ? text : late;
  const { data, error, isFetching, retry } = useSearch(asked);
  const isOfText = asked === text;
  // The page of the results says it.
  const hasFailed = isEntered && error !== null && !isFetching;
  const leave = useEffectEvent(() => go(resultsPath(text)));
  useEffect(() => {
    if (hasFailed) leave();
  }, [hasFailed]);
  if (isOfText && error && !isFetching)
    return <ReadFailed text={texts.error} error={error} onRetry={retry} />;
  if (!isOfText || !data)
    return (
      <p className="muted search-state" role="status">
        {texts.searching}
      </p>
    );
  return <FoundGroups q={text} results={data} isAlone={isAlone} />;
}

function FoundGroups({ q, results, isAlone }: { q: string; results: Found; isAlone: boolean }) {
  const t = useText();
  const found = useFoundBlocks(results);
  const { entered, go } = use(OptionsContext);
  const open = useEffectEvent(() => go(exactHit(q, found, t) ?? resultsPath(q)));
  const isEntered = entered === q;
  useEffect(() => {
    if (isEntered) open();
  }, [isEntered]);
  if (found.length === 0)
    return (
      <p className="muted search-state" role="status">
        {isAlone ? fillText(texts.none, { q }) : texts.none_of_host}
      </p>
    );
  return found.map(({ resource, label, path, records }) => (
    <OptionGroup key={resource.name} label={t(label)}>
      {records.slice(0, SHOWN).map((record) => (
        <Option
          key={String(record.id)}
          label={recordTitle(resource, record, t)}
          icon={resource.icon}
          detail={detailOf(resource, record, recordTitle(resource, record, t), t)}
          to={consolePath(path, record) ?? '/admin/start'}
        />
      ))}
      {records.length > SHOWN && (
        <Option label={fillText(texts.all, { count: records.length })} icon="search" to={resultsPath(q)} />
      )}
    </OptionGroup>
  ));
}
