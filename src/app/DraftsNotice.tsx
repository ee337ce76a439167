import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useResources } from '../console/hooks';
import { draftTexts as texts } from '../drafts/texts';
import { fillText } from '../i18n/fillText';
import { useProfile } from '../session/useProfile';
import { claimDrafts, draftsOf, removeDraft, type Draft } from '../drafts/drafts';
import { draftsVersion, subscribeToDrafts } from '../drafts/draftStorage';
import { draftTime } from '../drafts/draftTime';
import { isFormOpen } from '../drafts/openForms';
import { OpenDraft } from './OpenDraft';
import { Button } from '../ui/Button';
import '../drafts/drafts.css';

/** The drafts that were typed on this page and wait for their form to be opened again. */
export default function DraftsNotice() {
  useSyncExternalStore(subscribeToDrafts, draftsVersion);
  const { pathname } = useLocation();
  const { profile } = useProfile();
  const user = profile?.id;
  useEffect(() => {
    if (user) claimDrafts(user);
  }, [user]);
  if (!user) return null;
  const waiting = draftsOf(user).filter(
    ({ draft }) => draft.path === pathname && draft.reopens !== 'page' && !isFormOpen(draft),
  );
  return <Waiting drafts={waiting} />;
}

/** One notice, however many drafts wait: a list must not begin below a pile of them. */
function Waiting({ drafts }: { drafts: { key: string; draft: Draft }[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [first] = drafts;
  if (!first) return null;
  const isOne = drafts.length === 1;
  return (
    <section className="notice draft-notice" aria-label={texts.region}>
      {isOne ? (
        <Entry draft={first.draft} text={texts.onPage} onDiscard={() => removeDraft(first.key)} />
      ) : (
        <div className="draft-entry">
          <p role="status">{fillText(texts.several, { smart_count: drafts.length })}</p>
          <div className="draft-actions">
            <Button small aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
              {isOpen ? texts.hide : texts.show}
            </Button>
          </div>
        </div>
      )}
      {!isOne && (
        <ul id={id} className="plain-list draft-list" hidden={!isOpen}>
          {drafts.map(({ key, draft }) => (
            <li key={key}>
              <Entry draft={draft} text={texts.entry} onDiscard={() => removeDraft(key)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface EntryProps {
  draft: Draft;
  /** With its title and time. */
  text: string;
  onDiscard: () => void;
}

function Entry({ draft, text, onDiscard }: EntryProps) {
  const resource = useResources().get(draft.resource);
  const { day, time, isToday } = draftTime(draft.at);
  const when = isToday ? time : `${day} ${time}`;
  const action = resource?.actions[draft.form];
  const canOpen = draft.reopens === 'action' && resource && action;
  return (
    <div className="draft-entry">
      <p role="status">
        {`${fillText(text, { title: draft.title, time: when })} ${canOpen ? '' : texts.byHand}`}
      </p>
      <div className="draft-actions">
        {canOpen && <OpenDraft resource={resource} action={action} id={draft.id} />}
        <Button small onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </div>
  );
}
