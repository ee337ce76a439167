import type { FramedPage } from './frameDocument';

const SLIDE_SECONDS = 6;

const slides = [
  ['Bienvenidos a Hotel Brisa Marina', 'Desayuno de 7:30 a 10:30 en la planta baja'],
  ['Hoy a las 19:00', 'Clase de yoga en la terraza. Reserva en recepción'],
  ['La piscina está abierta', 'De 9:00 a 21:00. Agua a 26 °C'],
] as const;

const installSteps = [
  'Escanea el código QR del gateway con la consola.',
  'Conecta el gateway a la corriente y espera a la luz verde.',
  'Abre el activo, pestaña Gateway, y vincúlalo.',
  'Pulsa el botón del sensor durante tres segundos.',
  'Comprueba que el dispositivo aparece conectado.',
];

/** Demo pages for the services that an installation embeds in iframes. */
export const framedPages: Readonly<Record<string, FramedPage>> = {
  'check-in': {
    title: 'Check-in de demostración',
    css: 'form { display: grid; grid-template-columns: 1fr 1fr; gap: 0 20px; } form > :last-child { grid-column: 1 / -1; }',
    body: `<h1>Check-in en línea</h1>
<p class="note">Servicio de demostración: lo que escribas no sale de esta página.</p>
<dialog open class="card" style="position: static; width: auto; margin: 0">
<form method="dialog">
<label>Localizador de la reserva<input name="booking" value="BM-20418" required></label>
<label>Habitación<select name="room"><option>Sin asignar</option><option>101</option><option>102</option></select></label>
<label>Nombre y apellidos<input name="name" autocomplete="off" required></label>
<label>Documento<input name="document" autocomplete="off" required></label>
<div><button>Registrar la llegada</button></div>
</form>
</dialog>
<p class="note" style="margin-top: 16px">Al registrar la llegada se cierra el formulario.</p>`,
  },
  'digital-signage': {
    title: 'Cartelería de demostración',
    css: `
.screen { position: relative; aspect-ratio: 16 / 9; overflow: hidden; border-radius: 10px; background: #10213f; color: #fff; }
.slide { position: absolute; inset: 0; display: grid; align-content: center; gap: 8px; padding: 8%; opacity: 0;
  animation: show ${SLIDE_SECONDS * slides.length}s infinite; }
.slide strong { font-size: clamp(1.5rem, 5vw, 3rem); line-height: 1.15; }
@keyframes show { 0% { opacity: 0; } 3%, 30% { opacity: 1; } 33%, 100% { opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .slide { animation: none; } .slide:first-child { opacity: 1; } }`,
    body: `<h1>Vestíbulo, pantalla 1</h1>
<p class="note">Servicio de demostración: lo que se ve ahora en la pantalla.</p>
<div class="screen">${slides
      .map(
        ([head, text], i) =>
          `<div class="slide" style="animation-delay: ${i * SLIDE_SECONDS}s"><strong>${head}</strong><span>${text}</span></div>`,
      )
      .join('')}</div>`,
  },
  'create-ticket': {
    title: 'Formulario de tickets de demostración',
    css: 'textarea { min-height: 110px; }',
    body: `<h1>Cuéntanos qué ocurre</h1>
<p class="note">Formulario de demostración: lo que escribas no sale de esta página.</p>
<dialog open class="card" style="position: static; width: auto; margin: 0">
<form method="dialog">
<label>Asunto<input name="subject" required></label>
<label>Edificio<input name="building"></label>
<label>Descripción<textarea name="text" required></textarea></label>
<button>Enviar</button>
</form>
</dialog>
<p class="note" style="margin-top: 16px">Al enviar se cierra el formulario.</p>`,
  },
  video: {
    title: 'Vídeo de formación de demostración',
    css: `
.screen { position: relative; aspect-ratio: 16 / 9; overflow: hidden; border-radius: 10px; background: #16281f; color: #fff; }
.step { position: absolute; inset: 0 0 12% 0; display: grid; align-content: center; padding: 8%; opacity: 0;
  font-size: clamp(1.25rem, 3.5vw, 2.25rem); line-height: 1.25; animation: step ${SLIDE_SECONDS * installSteps.length}s infinite; }
.bar { position: absolute; inset: auto 0 0 0; height: 8px; background: #33493d; }
.bar i { display: block; height: 100%; background: #7fd6a4; transform-origin: left; animation: grow ${SLIDE_SECONDS * installSteps.length}s linear infinite; }
input:not(:checked) ~ .screen * { animation-play-state: paused; }
.play { display: inline-block; padding: 6px 14px; border: 1px solid #7a869e; border-radius: 6px; background: #fff; cursor: pointer; }
.play-box { position: absolute; opacity: 0; width: 1px; }
.play-box:focus-visible + label { outline: 2px solid #1f4fa3; }
@keyframes step { 0% { opacity: 0; } 2%, 18% { opacity: 1; } 20%, 100% { opacity: 0; } }
@keyframes grow { from { transform: scaleX(0); } to { transform: scaleX(1); } }
@media (prefers-reduced-motion: reduce) { .step, .bar i { animation: none; } .step { position: static; opacity: 1; padding: 4px 8%; font-size: 1rem; } }`,
    body: `<h1>Instalar un gateway en cinco pasos</h1>
<input class="play-box" type="checkbox" id="play" checked><label for="play" class="play">Reproducir o pausar</label>
<div class="screen">${installSteps
      .map(
        (text, i) =>
          `<div class="step" style="animation-delay: ${i * SLIDE_SECONDS}s">${i + 1}. ${text}</div>`,
      )
      .join('')}<div class="bar"><i></i></div></div>`,
  },
};
