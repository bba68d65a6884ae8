import type { Family } from '../vocabulary.ts';
import { list } from '../words.ts';

export const bullets: Record<Family, string[]> = {
  health: list`
Atención a {m} pacientes por turno en planta de [cirugía;medicina interna;traumatología]
Administración de medicación y control de constantes
Dispensación de recetas y consejo farmacéutico
Curas, extracciones y [electrocardiogramas;sueroterapia;vacunación]
Rehabilitación de lesiones deportivas
Traslado de pacientes y soporte vital básico
Esterilización de instrumental y preparación de gabinetes`,
  care: list`
Acompañamiento de {n} personas mayores en su vida diaria
Aseo, comidas y control de la medicación
Talleres de [memoria;manualidades;cocina] para usuarios
Elaboración de informes sociales y seguimiento de {m} familias
Cuidado de niños de 0 a 3 años
Tramitación de ayudas y prestaciones`,
  education: list`
Clases de [matemáticas;lengua;inglés;ciencias] a grupos de {m} alumnos
Preparación de exámenes y corrección
Tutoría de un grupo de 3.º de ESO
Organización de excursiones y actividades extraescolares
Dirección de {n} trabajos de fin de grado
Adaptaciones curriculares para alumnos con dificultades`,
  science: list`
Investigación sobre [algas;materiales porosos;resistencia a antibióticos]
Publicación de {n} artículos en revistas indexadas
Análisis por [HPLC;PCR;espectrometría de masas]
Control de materias primas y producto terminado
Presentación de resultados en congresos
Tratamiento estadístico de datos con R`,
  tech: list`
Desarrollo de aplicaciones [web;móviles;de gestión] con {skill} y {skill}
Migración de servidores a [AWS;Azure;Google Cloud]
Soporte a {N} usuarios y gestión de incidencias
Diseño de bases de datos y API REST
Pruebas unitarias y corrección de errores
Reducción del tiempo de carga en un {p} %
Implantación de integración continua con [Jenkins;GitLab]
Coordinación de un equipo de {n} programadores`,
  data: list`
Creación de cuadros de mando en [Power BI;Tableau]
Modelos predictivos de [ventas;abandono;morosidad]
Consultas SQL y limpieza de datos
Automatización de informes mensuales
Presentación de conclusiones a dirección`,
  management: list`
Gestión de un presupuesto de {money}
Dirección de un equipo de {m} personas
Planificación, seguimiento y control de riesgos
Toma de requisitos y relación con el cliente
Puesta en marcha de {n} nuevas líneas de negocio
Asesoramiento a [pymes;bancos;administraciones públicas]
Negociación con proveedores e inversores`,
  law: list`
Redacción de [demandas;contratos;recursos;escrituras]
Asistencia a juicios y vistas
Asesoramiento en derecho [laboral;civil;mercantil]
Gestión de expedientes y plazos procesales
Adaptación al RGPD de {m} empresas`,
  finance: list`
Contabilización de {N} facturas al mes
Presentación de impuestos ([IVA;IRPF;sociedades])
Conciliaciones bancarias y control de cobros
Cierre contable mensual en [SAP;Sage;ContaPlus]
Gestión de una cartera de {m} clientes
Tramitación de siniestros de [hogar;auto;comercio]
Análisis de operaciones de crédito hasta {money}`,
  hospitality: list`
Elaboración de [entrantes;postres;menús diarios] para {N} comensales
Atención en barra, sala y terraza
Check-in, check-out y reservas
Control de existencias y pedidos
Cumplimiento de las normas de higiene
Organización de bodas y banquetes
Cierre de caja`,
  logistics: list`
Carga y descarga de camiones
Preparación de pedidos con radiofrecuencia
Reparto de paquetería en {town} y alrededores
Manejo de carretilla elevadora
Inventarios y control de stock
Planificación de rutas para {m} conductores
Documentación aduanera de exportación`,
  sales: list`
Atención al cliente y venta de [calzado;telefonía;muebles]
Cobro en caja y reposición
Captación de nuevos clientes en la zona de {town}
Aumento de las ventas en un {p} %
Atención de {m} llamadas diarias
Gestión de una cartera de {money}
Escaparatismo y promociones
Visitas a inmuebles y cierre de contratos`,
  trades: list`
Instalaciones eléctricas en [viviendas;naves industriales;locales]
Soldadura de [acero inoxidable;tuberías;estructuras]
Reparación de [motores;frenos;calderas;bombas]
Manejo de máquinas CNC
Lectura de planos
Montaje de [cocinas;ventanas;andamios;placas solares]
Limpieza de oficinas y comunidades
Mantenimiento preventivo y correctivo`,
  engineering: list`
Diseño de piezas en [SolidWorks;CATIA;Inventor]
Dirección de obra por valor de {money}
Cálculo de estructuras de hormigón y acero
Elaboración de planos en AutoCAD y Revit
Programación de autómatas Siemens
Reducción de costes del {p} %
Puesta en marcha de plantas en [Chile;Marruecos;Perú]`,
  media: list`
Diseño de [logotipos;carteles;catálogos]
Redacción de noticias de [economía;deportes;cultura]
Traducción de textos [jurídicos;técnicos;médicos] del inglés al español
Fotografía de bodas y eventos
Edición de vídeos y reportajes
Prototipos en Figma y pruebas con usuarios`,
  marketing: list`
Gestión de redes sociales con {N} seguidores
Campañas en [Google Ads;Instagram;prensa]
Notas de prensa y contenidos para el blog
Organización de ferias y eventos
Aumento del tráfico web en un {p} %
Estudios de mercado`,
  office: list`
Atención telefónica y recepción de visitas
Gestión de agenda, viajes y correspondencia
Elaboración de nóminas de {m} empleados
Selección de {m} candidatos al año
Archivo y gestión documental
Tramitación de [licencias;subvenciones;certificados]
Organización de congresos de {N} asistentes`,
  protection: list`
Vigilancia de [centros comerciales;obras;oficinas]
Control de accesos y rondas
Extinción de incendios y rescates
Mando de un pelotón de {m} soldados
Misión internacional en [Líbano;Afganistán;Mali]
Atestados e informes`,
  farming: list`
Recogida de [aceituna;uva;fresa;naranja]
Cuidado y ordeño de {m} ovejas
Poda, riego y abonado
Manejo de tractor y desbrozadora
Mantenimiento de jardines y piscinas
Venta en mercados locales`,
};
export const anyBullets = list`
Formación de nuevos empleados
Trabajo en equipo y por objetivos
Trato con clientes y proveedores
Sustitución del responsable en vacaciones
Elaboración de informes para la dirección
Apoyo en la implantación de un nuevo [programa;sistema de calidad;turno]
Contrato temporal por campaña
Responsable de {n} personas
Cumplimiento de la normativa de prevención de riesgos
Tareas administrativas generales`;
export const tails = list`
, con un ahorro del {p} %
 en coordinación con [dirección;otros departamentos;la oficina de {town}]
 en {n} centros de trabajo
 con {skill} y {skill}
, cumpliendo los plazos
 (presupuesto: {money})
 a nivel nacional e internacional`;
export const summaries = {
  first: list`
{title} con {y} años de experiencia.
Profesional <dinámico~dinámica> con amplia experiencia en {skill} y {skill}.
Soy {title} y busco nuevos retos en {town}.
<Licenciado~Licenciada> con ganas de aprender y crecer en el sector.
Más de {y} años como {title} en empresas como {company}.`,
  more: list`
Capacidad de trabajo en equipo y bajo presión.
Dominio de {skill}, {skill} y {skill}.
Disponibilidad inmediata y carné de conducir B.
He dirigido equipos de hasta {m} personas.
Persona responsable, organizada y puntual.
Disponibilidad para viajar.`,
};
