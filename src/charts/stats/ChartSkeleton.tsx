import { shellTexts } from '../../i18n/messages/shell';

/** Placeholder of a card with a chart while its data loads: the pie, or a figure, a line and the bars. */
export const ChartSkeleton = ({ kind }: { kind: 'bars' | 'pie' }) => (
  <div role="status" className="skeletons">
    <span className="visually-hidden">{shellTexts.loading}</span>
    {kind === 'pie' ? (
      <span aria-hidden className="skeleton chart pie" />
    ) : (
      <>
        <span aria-hidden className="skeleton figure-skeleton" />
        <span aria-hidden className="skeleton" />
        <span aria-hidden className="skeleton chart" />
      </>
    )}
  </div>
);
