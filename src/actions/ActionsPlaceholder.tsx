import type { Action } from '../config/types';
import { useTranslateText } from '../i18n/useTranslateText';
import { useCanAccess } from '../session/access/useCanAccess';
import { buttonClassName } from '../ui/button/buttonClassName';
import { hasToolbarForm } from './hasToolbarForm';

interface ActionsPlaceholderProps {
  actions: readonly Action[];
  overflowActions: readonly Action[];
}

/** Empty space of the size of the buttons, and of the overflow menu, that this user will get. */
export function ActionsPlaceholder({ actions, overflowActions }: ActionsPlaceholderProps) {
  const canAccess = useCanAccess();
  const t = useTranslateText();
  const isShown = ({ access }: Action): boolean => canAccess(access);
  return (
    <>
      {actions.filter(isShown).map((action) => {
        const { id, icon, label, primary } = action;
        return hasToolbarForm(action) ? (
          <span key={id} className="skeleton toolbar-form" aria-hidden />
        ) : (
          <span
            key={id}
            className={buttonClassName({
              variant: primary ? 'primary' : 'plain',
              className: 'toolbar-space',
            })}
          >
            {icon && <svg width={16} height={16} />}
            <span>{t(label)}</span>
          </span>
        );
      })}
      {overflowActions.some(isShown) && <span className="button icon toolbar-space" />}
    </>
  );
}
