/** Texts of the camera drawer. Not in `es`: they load with it. */
export const cameraTexts = {
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
} as const;
