/** Texts of the e-mails, and of the page that shows those not sent. */
export const messageTexts = {
  /** In each language, Spanish first: the language of the invited person is unknown. */
  invitation: {
    subject: 'Tu invitación a la consola · Your invitation to the console',
    text: (url: string) =>
      [
        'Hola:',
        'Te han invitado a la consola de gestión de edificios.',
        `Para registrarte, abre este enlace. Sirve una sola vez:\n${url}`,
        'Si no esperabas esta invitación, no hace falta que hagas nada.',
        '—',
        'Hello,',
        'You have been invited to the console for managing buildings.',
        'To register, open the link above. It works only once.',
        'If you did not expect this invitation, there is nothing you need to do.',
      ].join('\n\n'),
  },
  notification: { subjectOf: (project: string) => `Aviso de ${project} · Notice from ${project}` },
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
