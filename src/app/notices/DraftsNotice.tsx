import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useResources } from '../../queries/console/consoleHooks';
import { draftTexts as texts } from '../../drafts/texts';
import { interpolateText } from '../../i18n/interpolateText';
import { useProfile } from '../../session/profile/useProfile';
import { removeForeignDrafts, listDraftsOfUser, removeDraft, type Draft } from '../../drafts/drafts';
import { draftVersionStore } from '../../drafts/draftStorage';
import { formatDraftTime } from '../../drafts/formatDraftTime';
import { isFormOpen } from '../../drafts/openForms';
import { OpenDraftButton } from './OpenDraftButton';
import { Button } from '../../ui/button/Button';
import '../../drafts/drafts.css';

/** Drafts of this page that wait until their form is opened again. */
export default function DraftsNotice() {
  useStore(draftVersionStore);
  const { pathname } = useLocation();
  const { profile } = useProfile();
  const user = profile?.id;
  useEffect(() => {
    if (user) removeForeignDrafts(user);
  }, [user]);
  if (!user) return null;
  const pendingDrafts = listDraftsOfUser(user).filter(
    ({ draft }) => draft.path === pathname && draft.reopens !== 'page' && !isFormOpen(draft),
  );
  return <PendingDrafts drafts={pendingDrafts} />;
}

/** One notice for any number of drafts: several would push the list down. */
function PendingDrafts({ drafts }: { drafts: { key: string; draft: Draft }[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [first] = drafts;
  if (!first) return null;
  const isSingle = drafts.length === 1;
  return (
    <section className="notice draft-notice" aria-label={texts.region}>
      {isSingle ? (
        <DraftEntry draft={first.draft} text={texts.onPage} onDiscard={() => removeDraft(first.key)} />
      ) : (
        <div className="draft-entry">
          <p role="status">{interpolateText(texts.several, { smart_count: drafts.length })}</p>
          <div className="draft-actions">
            <Button small aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
              {isOpen ? texts.hide : texts.show}
            </Button>
          </div>
        </div>
      )}
      {!isSingle && (
        <ul id={id} className="plain-list draft-list" hidden={!isOpen}>
          {drafts.map(({ key, draft }) => (
            <li key={key}>
              <DraftEntry draft={draft} text={texts.entry} onDiscard={() => removeDraft(key)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface DraftEntryProps {
  draft: Draft;
  /** Text with the draft's title and time. */
  text: string;
  onDiscard: () => void;
}

function DraftEntry({ draft, text, onDiscard }: DraftEntryProps) {
  const resource = useResources().get(draft.resource);
  const { day, time, isToday } = formatDraftTime(draft.at);
  const timeText = isToday ? time : `${day} ${time}`;
  const action = resource?.actions[draft.form];
  const canOpen = draft.reopens === 'action' && resource && action;
  return (
    <div className="draft-entry">
      <p role="status">
        {`${interpolateText(text, { title: draft.title, time: timeText })} ${canOpen ? '' : texts.byHand}`}
      </p>
      <div className="draft-actions">
        {canOpen && <OpenDraftButton resource={resource} action={action} id={draft.id} />}
        <Button small onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </div>
  );
}
