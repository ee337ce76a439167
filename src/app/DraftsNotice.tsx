import { useEffect, useSyncExternalStore } from 'react';
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
  return waiting.map(({ key, draft }) => (
    <Entry key={key} draft={draft} onDiscard={() => removeDraft(key)} />
  ));
}

function Entry({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const resource = useResources().get(draft.resource);
  const { day, time, isToday } = draftTime(draft.at);
  const when = isToday ? time : `${day} ${time}`;
  const action = resource?.actions[draft.form];
  const canOpen = draft.reopens === 'action' && resource && action;
  return (
    <section className="notice draft-notice" aria-label={texts.region}>
      <p role="status">
        {`${fillText(texts.onPage, { title: draft.title, time: when })} ${canOpen ? '' : texts.byHand}`}
      </p>
      <div className="draft-actions">
        {canOpen && <OpenDraft resource={resource} action={action} id={draft.id} />}
        <Button small onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </section>
  );
}
