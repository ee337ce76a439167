import { defineTexts } from '../../i18n/textTables';

/** Texts of the camera drawer. Not in `es`: they load with it. */
export const cameraTexts = defineTexts('cameraTexts', {
  es: {
    /** `%{name}`: name of the camera. */
    picture: 'Imagen de la cámara «%{name}»',
    waiting: 'Esperando la primera imagen…',
    /** `%{time}`: HH:mm:ss. */
    taken: 'Imagen de las %{time}',
    every: 'Se actualiza cada 5 segundos',
    paused: 'En pausa',
    pause: 'Pausar',
    resume: 'Reanudar',
    failed: 'No se ha podido obtener la imagen',
    failedText: 'La cámara puede estar apagada o sin conexión. La imagen ya no se actualiza.',
    none: 'Esta cámara no ofrece imagen',
    forbidden: 'Sin permiso para ver imágenes',
    forbiddenText: 'Tu usuario puede consultar los datos de la cámara, pero no lo que ve.',
    data: 'Datos de la cámara',
  },
  en: {
    picture: 'Image from the camera “%{name}”',
    waiting: 'Waiting for the first image…',
    taken: 'Image from %{time}',
    every: 'Refreshed every 5 seconds',
    paused: 'Paused',
    pause: 'Pause',
    resume: 'Resume',
    failed: 'Could not get the image',
    failedText: 'The camera may be turned off or offline. The image is no longer being refreshed.',
    none: 'This camera does not provide images',
    forbidden: 'No permission to view images',
    forbiddenText: 'You can view the camera details, but not what it sees.',
    data: 'Camera details',
  },
});
