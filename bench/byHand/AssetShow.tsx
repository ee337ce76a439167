import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { textOf, useAnswer, type Row } from './host';

interface Answer {
  data: Row;
  included: { clients: { name: string }[] };
}

/** A record, its values one below the other. */
export function AssetShow({ id }: { id: string }) {
  const answer = useAnswer<Answer>(`/assets/${id}/dashboard`);
  if (!answer) return <p>Loading…</p>;
  return (
    <Card className="record" sx={{ padding: 2 }}>
      <Typography>{answer.included.clients[0]?.name}</Typography>
      {Object.entries(answer.data).map(([name, value]) => (
        <p key={name}>
          <b>{name}</b> {textOf(value)}
        </p>
      ))}
    </Card>
  );
}
