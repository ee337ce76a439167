import { withSoftBreaks } from '../../../fields/display/withSoftBreaks';

export interface StayDetail {
  text: string;
  className: string | undefined;
  /** Texts of the same kind. Most phones show their number alone («+1»). */
  others?: readonly string[];
}

interface StayDetailsProps {
  details: readonly StayDetail[];
  /** True if one of them is the reason why the action cannot run: it is read whole, on several lines. */
  hasReason: boolean;
}

/** The second line of a card. On most phones the guest alone is cut, so that the texts beside it are seen. */
export function StayDetails({ details, hasReason }: StayDetailsProps) {
  const spans = details.flatMap(({ text, className, others = [] }, position) => [
    <span key={text} className={className}>
      {withSoftBreaks(position === 0 ? text : ` · ${text}`)}
    </span>,
    others.length > 0 && (
      <span key={`${text}+`} className="is-others" data-count={` +${others.length}`}>
        <span>{withSoftBreaks(`, ${others.join(', ')}`)}</span>
      </span>
    ),
  ]);
  return <p className={hasReason ? 'stay-details has-reason' : 'stay-details'}>{spans}</p>;
}
