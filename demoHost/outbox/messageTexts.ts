/** Textos de los correos. */
export const messageTexts = {
  invitation: {
    subject: 'Tu invitación a la consola',
    text: (url: string) =>
      [
        'Hola:',
        'Te han invitado a la consola de gestión de edificios.',
        `Para registrarte, abre este enlace. Sirve una sola vez:\n${url}`,
        'Si no esperabas esta invitación, no hace falta que hagas nada.',
      ].join('\n\n'),
  },
  notification: { subjectOf: (project: string) => `Aviso de ${project}` },
  page: {
    es: {
      title: 'Correos sin enviar',
      intro: 'No hay servidor de correo: los mensajes se quedan aquí. Con SMTP_URL se envían.',
      empty: 'Aún no hay ningún mensaje.',
      to: 'Para',
    },
    en: {
      title: 'Unsent e-mails',
      intro: 'There is no mail server: the messages stay here. With SMTP_URL they are sent.',
      empty: 'There are no messages yet.',
      to: 'To',
    },
  },
} as const;
