import { formTexts } from '../../i18n/messages/form';

/** Shows errors of the form as a whole until the next try. */
export function FormProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return <div role="alert" className="form-problems empty" />;
  return (
    <div role="alert" className="form-problems">
      <strong>{formTexts.not_saved}</strong>
      {problems.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
