/** Texts of the framed demo pages, by language. */
export const framePageTexts = {
  es: {
    checkIn: {
      title: 'Check-in de demostración',
      heading: 'Check-in en línea',
      note: 'Servicio de demostración: lo que escribas no sale de esta página.',
      booking: 'Localizador de la reserva',
      room: 'Habitación',
      unassigned: 'Sin asignar',
      name: 'Nombre y apellidos',
      document: 'Documento',
      submit: 'Registrar la llegada',
      closes: 'Al registrar la llegada se cierra el formulario.',
    },
    signage: {
      title: 'Cartelería de demostración',
      heading: 'Vestíbulo, pantalla 1',
      note: 'Servicio de demostración: lo que se ve ahora en la pantalla.',
      slides: [
        ['Bienvenidos a Hotel Brisa Marina', 'Desayuno de 7:30 a 10:30 en la planta baja'],
        ['Hoy a las 19:00', 'Clase de yoga en la terraza. Reserva en recepción'],
        ['La piscina está abierta', 'De 9:00 a 21:00. Agua a 26 °C'],
      ],
    },
    ticket: {
      title: 'Formulario de tickets de demostración',
      heading: 'Cuéntanos qué ocurre',
      note: 'Formulario de demostración: lo que escribas no sale de esta página.',
      subject: 'Asunto',
      building: 'Edificio',
      text: 'Descripción',
      submit: 'Enviar',
      closes: 'Al enviar se cierra el formulario.',
    },
    video: {
      title: 'Vídeo de formación de demostración',
      heading: 'Instalar un gateway en cinco pasos',
      play: 'Reproducir o pausar',
      steps: [
        'Escanea el código QR del gateway con la consola.',
        'Conecta el gateway a la corriente y espera a la luz verde.',
        'Abre el activo, pestaña Gateway, y vincúlalo.',
        'Pulsa el botón del sensor durante tres segundos.',
        'Comprueba que el dispositivo aparece conectado.',
      ],
    },
  },
  en: {
    checkIn: {
      title: 'Demo check-in',
      heading: 'Online check-in',
      note: 'Demo service: what you type does not leave this page.',
      booking: 'Booking reference',
      room: 'Room',
      unassigned: 'Not assigned',
      name: 'Full name',
      document: 'Identity document',
      submit: 'Register the arrival',
      closes: 'The form closes when the arrival is registered.',
    },
    signage: {
      title: 'Demo signage',
      heading: 'Lobby, screen 1',
      note: 'Demo service: what the screen shows now.',
      slides: [
        ['Welcome to Hotel Brisa Marina', 'Breakfast from 7:30 to 10:30 on the ground floor'],
        ['Today at 19:00', 'Yoga on the terrace. Book at reception'],
        ['The pool is open', 'From 9:00 to 21:00. Water at 26 °C'],
      ],
    },
    ticket: {
      title: 'Demo ticket form',
      heading: 'Tell us what is happening',
      note: 'Demo form: what you type does not leave this page.',
      subject: 'Subject',
      building: 'Building',
      text: 'Description',
      submit: 'Send',
      closes: 'The form closes when it is sent.',
    },
    video: {
      title: 'Demo training video',
      heading: 'Install a gateway in five steps',
      play: 'Play or pause',
      steps: [
        'Scan the QR code of the gateway with the console.',
        'Connect the gateway to the mains and wait for the green light.',
        'Open the asset, tab Gateway, and link it.',
        'Press the button of the sensor for three seconds.',
        'Check that the device is shown as connected.',
      ],
    },
  },
} as const;

/** Texts of one language. */
export type FramePageTexts = (typeof framePageTexts)['es' | 'en'];
