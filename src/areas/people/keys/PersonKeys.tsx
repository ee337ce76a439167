import { useCallback, useMemo, useState } from 'react';
import { useIds, useResources } from '../../../console/hooks';
import { normaliseAccess } from '../../../config/normalise/access';
import { recordTitle } from '../../../fields/recordTitle';
import { fillText } from '../../../i18n/fillText';
import { useText } from '../../../i18n/useText';
import { OperationDialog } from '../../../operations/OperationDialog';
import type { TabProps } from '../../../parts/types';
import { useMay } from '../../../session/useMay';
import { useProfile } from '../../../session/useProfile';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/states';
import { homeKey, homesOf, isOpen, keyName, type KeyKind, type PersonKey, type Place } from './keys';
import './keys.css';
import { KeyTable } from './KeyTable';
import type { PersonKeysOptions } from './options';
import { SearchNotes } from './SearchNotes';
import { keysTexts as texts } from './texts';
import { useKeySearch, useKindsOf } from './useKeySearch';
import { useRevoke } from './useRevoke';

/** What looking for each kind takes; the same rules as on the screens that list it. */
const accesses = {
  stay: normaliseAccess(['read_access_list', 'list_check_in']),
  visit: normaliseAccess('read_access_list'),
  invitation: normaliseAccess('read_access_list'),
  qr: normaliseAccess(['create_qr_code_access', 'read_qr_code_access', 'update_qr_code_access']),
};
/** Sees no invitations of homes. */
const BLIND = 'ROLE_ASSETS_MANAGER_ADMIN';
const searched = ['stay', 'visit', 'invitation', 'qr'] as const;

/** Everything that opens a door for a person, as far as the services tell, with its state and its end. */
export default function PersonKeys({ record, resource, options }: TabProps<PersonKeysOptions>) {
  const t = useText();
  const name = recordTitle(resource, record, t);
  const email = typeof record['email'] === 'string' ? record['email'] : '';
  const person = useMemo(() => ({ id: String(record.id), email }), [record.id, email]);
  const { homes, isLinked } = useHomes(record, options.homes);
  const mayFind = useMayFind(email !== '');
  const search = useKeySearch(person, homes, useKindsOf(mayFind.may, useIds('qrAccessAssets')));
  const { revoked, mayRevoke, operation, revoke, close } = useRevoke(person, name);
  const [asked, setAsked] = useState<readonly PersonKey[]>([]);

  const all = [...homes.map((home) => homeKey(home, isLinked(home))), ...search.keys];
  const keys = all.map((key): PersonKey => (revoked.has(keyName(key)) ? { ...key, state: 'REVOKED' } : key));
  const open = keys.filter((key) => isOpen(key) && mayRevoke(key));
  const isPart = search.total === undefined || search.next > 0 || search.failed.length > 0;
  /** Whether the link of a home would go before all that was made for it. */
  const leavesOpen = ({ kind, id, foundAt }: PersonKey): boolean =>
    kind === 'home' &&
    (!search.looked.some((place) => place.id === id) ||
      open.some((key) => key.kind !== 'home' && key.foundAt === foundAt && !asked.includes(key)));
  return (
    <section className="card keys">
      {keys.length === 0 ? (
        <EmptyState title={texts.none} text={texts.none_text} />
      ) : (
        <KeyTable keys={keys} name={name} mayRevoke={mayRevoke} onRevoke={(key) => setAsked([key])} />
      )}
      {open.length > 1 && (
        <p className="keys-does">
          <Button danger onClick={() => setAsked(open)}>
            {fillText(texts.revoke_all, { smart_count: open.length })}
          </Button>
        </p>
      )}
      <SearchNotes search={search} refused={mayFind.refused} hasEmail={email !== ''} />
      <ConfirmDialog
        open={asked.length > 0}
        danger
        title={texts.revoke_title}
        confirmLabel={texts.revoke}
        onConfirm={() => {
          setAsked([]);
          revoke(asked);
        }}
        onClose={() => setAsked([])}
      >
        <p>{fillText(texts.revoke_text, { smart_count: asked.length, name })}</p>
        {asked.some(({ kind }) => kind === 'home') && <p>{texts.home_note}</p>}
        {asked.some(({ kind }) => kind === 'stay') && <p>{texts.stay_note}</p>}
        {asked.some(leavesOpen) && <p>{texts.home_last}</p>}
        {asked.length > 1 && isPart && <p>{texts.not_searched_note}</p>}
      </ConfirmDialog>
      {operation && <OperationDialog operation={operation} onClose={close} />}
    </section>
  );
}

/** The homes that are linked, and those that were since the page was opened: what was made for them may still open. */
function useHomes(record: TabProps['record'], resourceName: string) {
  const t = useText();
  const declared = useResources().get(resourceName);
  const linked = useMemo(
    () => homesOf(record, (home) => (declared ? recordTitle(declared, { id: '', ...home }, t) : '')),
    [record, declared, t],
  );
  const [known, setKnown] = useState<readonly Place[]>(linked);
  const isLinked = ({ id }: Place): boolean => linked.some((home) => home.id === id);
  const fresh = linked.filter(({ id }) => !known.some((home) => home.id === id));
  if (fresh.length > 0) setKnown([...known, ...fresh]);
  return { homes: known, isLinked };
}

/** What this user may look for; what goes by the address of a person without one is not looked for. */
function useMayFind(hasEmail: boolean) {
  const may = useMay();
  const { profile } = useProfile();
  const isBlind = profile?.roles.includes(BLIND) ?? false;
  const isAllowed = useCallback(
    (kind: KeyKind): boolean => kind !== 'home' && may(accesses[kind]) && !(kind === 'invitation' && isBlind),
    [may, isBlind],
  );
  const mayFind = useCallback(
    (kind: KeyKind): boolean => isAllowed(kind) && (hasEmail || (kind !== 'stay' && kind !== 'visit')),
    [isAllowed, hasEmail],
  );
  return { may: mayFind, refused: searched.filter((kind) => !isAllowed(kind)) };
}
