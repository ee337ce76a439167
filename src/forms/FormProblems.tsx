import { useText } from '../i18n/useText';

/** What is wrong with a form as a whole: stays until the next try. */
export function FormProblems({ problems }: { problems: readonly string[] }) {
  const t = useText();
  if (problems.length === 0) return <div role="alert" className="form-problems empty" />;
  return (
    <div role="alert" className="form-problems">
      <strong>{t('form.not_saved')}</strong>
      {problems.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
