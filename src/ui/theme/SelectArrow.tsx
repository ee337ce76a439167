import { Icon } from '../icon/Icon';

/** The arrow of MUI's selects and pickers: the same as that of menus and native selects. MUI turns it by its class. */
export const SelectArrow = ({ className }: { className?: string }) => (
  <span className={className} style={ARROW_STYLE}>
    <Icon name="chevron-down" size={16} />
  </span>
);

/** An icon has no descenders below it. */
const ARROW_STYLE = { display: 'inline-flex', top: 'calc(50% - 8px)' } as const;
