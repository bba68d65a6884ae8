import type { Degrees, Family, Sector } from '../vocabulary.ts';
import { list } from '../words.ts';

export const inventedEmployers: Record<Sector, string[]> = {
  health: list`Hospital General de {town} | Clínica San {saint} | Centro de Salud {town} | Clínica Dental {surname} | Hospital Universitario de {town} | Servicio de {unit}, Hospital de {town}`,
  pharmacy: list`Farmacia {surname} | Farmacia Lda. {surname} | Farmacia San {saint} | Farmacias {word}`,
  care: list`Residencia San {saint} | Fundación {surname} | Escuela Infantil {animal} | Asociación {word} | Centro de Mayores {town}`,
  school: list`Colegio San {saint} | IES {surname} | Academia {surname} | CEIP {town} | Colegio {word}`,
  university: list`Universidad de {town} | Instituto de {unit} | Facultad de Ciencias, Universidad de {town}`,
  tech: list`{word} | {word} S.L. | {word} Software | {surname} Informática | {word} Solutions | {acronym} Sistemas | {word}.es`,
  consulting: list`{surname} Consultores | {word} Consulting | {surname} & Asociados | {acronym} Asesores`,
  law: list`{surname} Abogados | Bufete {surname} y {surname} | Despacho {surname} | Notaría {surname}`,
  finance: list`Asesoría {surname} | Gestoría {surname} | Caja Rural de {town} | Seguros {word} | {surname} Auditores`,
  hospitality: list`Restaurante Casa {man} | Hotel {town} | Bar {surname} | Mesón del {animal} | Panadería {surname} | Hotel {word} | La Tasca de {woman} | Cafetería {word}`,
  airline: list`Aeropuerto de {town} | {word} Airlines | {word} Handling`,
  logistics: list`Transportes {surname} | Logística {word} | Mensajería {surname} | Autobuses {surname} S.A.`,
  retail: list`Zapatería {surname} | Supermercados {word} | Ferretería {surname} | Moda {word} | Librería {surname} | Almacenes {town}`,
  property: list`Inmobiliaria {surname} | Fincas {surname} | {word} Casas`,
  industry: list`Industrias {surname} | Talleres {surname} S.L. | {surname} Hermanos | {word} S.A. | Metalúrgica {surname} | Conservas {surname} | {acronym} Ingeniería`,
  building: list`Construcciones {surname} | Instalaciones {surname} | Electricidad {surname} | Estudio {surname} Arquitectos | Limpiezas {word} | Reformas {surname}`,
  media: list`Diario de {town} | Radio {town} | Editorial {surname} | {word} Producciones`,
  agency: list`Agencia {word} | {word} Comunicación | Estudio {surname} | {animal} {color}`,
  government: list`Ayuntamiento de {town} | Diputación de {town} | Municipalidad de {town} | Biblioteca Municipal de {town}`,
  military: list`Regimiento de Infantería {digit} | Base Aérea de {town} | Brigada {surname}`,
  police: list`Policía Local de {town} | Comisaría de {town} | Centro Penitenciario {town}`,
  fire: list`Bomberos de {town} | Parque de Bomberos {digit} | Cruz Roja {town}`,
  guard: list`Seguridad {word} | {surname} Vigilancia | {acronym} Seguridad`,
  farm: list`Finca {surname} | Bodegas {surname} | Viveros {surname} | Cooperativa San {saint} | Jardines {word}`,
  music: list`Orquesta de {town} | Conservatorio de {town} | Teatro {surname} | Escuela de Música {word}`,
};
export const anyEmployers = list`Grupo {surname} | {word} | {acronym} | {man} {surname} | {word} ({town}) | Randstad (en {company}) | {surname} e Hijos | Empresa familiar`;
export const nouns = {
  saint: list`José | Juan | Antonio | Rafael | Miguel | Isidro`,
  tree: list`Olivo | Pino | Encina | Almendro`,
  animal: list`Toro | León | Lobo | Gallo | Cóndor`,
  color: list`Azul | Rojo | Verde | Negro`,
};
export const selfEmployed = list`Autónomo | Freelance | Por cuenta propia | Trabajador independiente | Varios clientes`;
export const remote = list`Remoto | Teletrabajo | A distancia | Home office`;
export const colleges = list`IES {surname}, {town} | Centro de Formación Profesional {town} | CIFP {surname} | Instituto Tecnológico de {town} | Escuela de Hostelería de {town} | CONALEP {town} | SENA, {town} | Escuela Taller {town}`;
export const degrees: Degrees = {
  bachelor: list`Grado | Licenciatura | Diplomatura | Ingeniería Técnica#engineering,tech | Grado Universitario | Licenciado~Licenciada | Título de Grado`,
  master: list`Máster | Máster Universitario | MBA | Maestría | Posgrado | Máster Oficial | Ingeniería Superior#engineering,tech | Especialización`,
  doctorate: list`Doctorado | Doctor (cum laude)~Doctora (cum laude) | Tesis doctoral`,
  vocational: list`Técnico Superior | Ciclo Formativo de Grado Superior | Ciclo Formativo de Grado Medio | FP II | Certificado de Profesionalidad | Curso de {trade} | Técnico | Tecnólogo | Formación Profesional`,
  school: list`Bachillerato | Bachillerato de Ciencias | ESO | Graduado Escolar | Preparatoria | COU | Secundaria completa | Educación Secundaria Obligatoria`,
};
export const areas: Record<Family, string[]> = {
  health: list`Enfermería | Medicina | Farmacia | Fisioterapia | Cuidados Auxiliares de Enfermería | Odontología`,
  care: list`Trabajo Social | Educación Social | Psicología | Educación Infantil | Atención a Personas en Situación de Dependencia`,
  education: list`Magisterio | Filología Inglesa | Pedagogía | Historia | Matemáticas`,
  science: list`Química | Biología | Física | Biotecnología | Ciencias Ambientales`,
  tech: list`Ingeniería Informática | Desarrollo de Aplicaciones Web | Ingeniería de Sistemas | Administración de Sistemas Informáticos en Red | Telecomunicaciones`,
  data: list`Estadística | Matemáticas | Ciencia de Datos | Economía | Big Data`,
  management: list`Administración y Dirección de Empresas | Ingeniería Industrial | Comercio Internacional | Dirección de Proyectos`,
  law: list`Derecho | Ciencias Políticas | Asesoría Jurídica | Criminología`,
  finance: list`Contabilidad y Finanzas | Economía | Contaduría Pública | Administración y Finanzas`,
  hospitality: list`Cocina y Gastronomía | Turismo | Servicios en Restauración | Gestión Hotelera`,
  logistics: list`Transporte y Logística | Comercio Internacional | Gestión de Almacenes`,
  sales: list`Comercio y Marketing | Actividades Comerciales | Gestión de Ventas`,
  trades: list`Electromecánica | Soldadura y Calderería | Instalaciones Eléctricas | Mecanizado | Automoción`,
  engineering: list`Ingeniería Civil | Ingeniería Mecánica | Ingeniería Eléctrica | Arquitectura | Ingeniería Electrónica Industrial`,
  media: list`Diseño Gráfico | Periodismo | Comunicación Audiovisual | Traducción e Interpretación | Bellas Artes | Música`,
  marketing: list`Publicidad y Relaciones Públicas | Marketing Digital | Comunicación`,
  office: list`Recursos Humanos | Relaciones Laborales | Gestión Administrativa | Administración Pública`,
  protection: list`Seguridad | Emergencias y Protección Civil | Criminología`,
  farming: list`Agronomía | Jardinería y Floristería | Enología | Producción Agropecuaria`,
};
export const scores = list`Nota media: 8,2 | Sobresaliente | Matrícula de honor | Notable | Promedio: 9.1 | 7,5/10 | Mención honorífica`;
export const studyHighlights = list`Beca Erasmus en [Bolonia;Gante;Múnich] | Proyecto de fin de carrera sobre {skill} | Especialidad en {area} | Trabajo de fin de grado: «{area} y sociedad» | Beca de excelencia | Prácticas en {company}`;
export const skills: Record<Family, string[]> = {
  health: list`Curas | Extracciones | Soporte vital | Historia clínica | Rehabilitación | Farmacología`,
  care: list`Geriatría | Dinámica de grupos | Mediación | Primeros auxilios | Informes sociales`,
  education: list`Didáctica | Programación de aula | Moodle | Evaluación | Atención a la diversidad`,
  science: list`PCR | HPLC | R | Python | Cultivo celular | ISO 17025 | Microscopía`,
  tech: list`Java | Spring | Python | JavaScript | React | Angular | PHP | Laravel | Docker | Linux | MySQL | Oracle | Git | AWS | C# | Windows Server`,
  data: list`SQL | Python | R | Power BI | Tableau | Excel | Spark | SPSS`,
  management: list`Gestión de proyectos | Scrum | MS Project | Liderazgo de equipos | Jira | Presupuestos | Negociación`,
  law: list`Redacción jurídica | Derecho laboral | Lexnet | Aranzadi | Contratos | RGPD`,
  finance: list`Contabilidad | SAP | Sage | Excel | IVA | Facturación | Conciliación bancaria | ContaSol`,
  hospitality: list`Manipulador de alimentos | Coctelería | Opera | Repostería | Sumillería | Servicio de mesa`,
  logistics: list`Carretilla elevadora | Carné C+E | CAP | Inventarios | SAP | Incoterms`,
  sales: list`Atención al cliente | TPV | CRM | Prospección | Negociación | Escaparatismo`,
  trades: list`Soldadura TIG | MIG | Interpretación de planos | CNC | Hidráulica | Albañilería | Electricidad`,
  engineering: list`AutoCAD | SolidWorks | Revit | Presto | CYPE | MATLAB | PLC Siemens | Lean`,
  media: list`Photoshop | Illustrator | InDesign | Figma | Premiere | Redacción | Trados`,
  marketing: list`SEO | SEM | Redes sociales | WordPress | Google Analytics | Canva`,
  office: list`Paquete Office | Nóminas | A3Nom | Archivo | Atención telefónica | Mecanografía`,
  protection: list`TIP de vigilante | Defensa personal | Primeros auxilios | Extinción de incendios`,
  farming: list`Tractor | Poda | Fitosanitarios | Riego | Ordeño`,
};
export const softSkills = list`Trabajo en equipo | Responsabilidad | Puntualidad | Comunicación | Capacidad de aprendizaje | Liderazgo | Organización | Empatía | Iniciativa`;
export const skillGroups = {
  hard: list`Competencias técnicas | Conocimientos | Habilidades | Áreas`,
  tools: list`Informática | Programas | Herramientas | Ofimática`,
  soft: list`Competencias personales | Aptitudes | Cualidades`,
};
export const certificates: Partial<Record<Family, string[]>> = {
  tech: list`AWS Cloud Practitioner @ Amazon Web Services | CCNA @ Cisco | PSM I @ Scrum.org | Azure Fundamentals @ Microsoft`,
  hospitality: list`Manipulador de alimentos @ Comunidad de Madrid | WSET Nivel 2 @ WSET`,
  logistics: list`Carné de carretillero @ FREMAP | CAP @ Ministerio de Fomento`,
  trades: list`Curso PRL 20 h @ Fundación Laboral de la Construcción | Homologación soldadura 6G @ CESOL`,
  protection: list`TIP de vigilante de seguridad @ Ministerio del Interior | Socorrista acuático @ Cruz Roja`,
  management: list`PMP @ PMI | PRINCE2 Foundation @ AXELOS`,
};
export const anyCertificates = list`First Certificate (B2) @ Cambridge English | Primeros auxilios @ Cruz Roja | Permiso de conducir B @ DGT | Prevención de riesgos laborales @ SEPE | Excel avanzado @ Udemy | DELE C2 @ Instituto Cervantes | Monitor de ocio @ Comunidad de Madrid`;
export const awards = list`Empleado del mes @ {company} | Premio extraordinario de fin de carrera @ Universidad de {town} | Premio Jóvenes Emprendedores @ Cámara de Comercio de {town} | Mejor vendedor @ {company} | Beca La Caixa @ Fundación ”la Caixa”`;
export const publications = list`Estudio sobre {area} en {town} @ Revista Española de {area} | Introducción a {skill} @ Alianza Editorial | {area} en América Latina @ Fondo de Cultura Económica | Nuevas perspectivas en {unit} @ Universidad de {town} | Aplicaciones de {skill} @ Editorial UOC`;
export const projects = list`{word}: aplicación para [compartir coche;gestionar gastos;aprender idiomas] | Página web de {word}: diseño y puesta en marcha | Proyecto de fin de grado: {skill} en {company} | Implantación de {skill}: {n} sedes | Huerto urbano de {town}: {n} parcelas`;
export const volunteerTitles = list`Voluntario~Voluntaria | Monitor~Monitora | Tesorero~Tesorera | Entrenador de fútbol~Entrenadora de fútbol | Catequista`;
export const volunteerPlaces = list`Cruz Roja | Cáritas | Banco de Alimentos de {town} | Scouts de España | Protectora de Animales de {town} | TECHO | Médicos del Mundo | CD {town}`;
export const languages = list`Español | Inglés | Francés | Alemán | Catalán | Italiano | Portugués | Euskera | Gallego | Árabe`;
export const fluencies = list`Nivel B2 | Alto | Medio | Básico | C1 | Intermedio | Fluido | Avanzado | A2 | 80 %`;
export const mother = list`Nativo | Lengua materna | Nativa`;
export const interests = list`Fútbol | Lectura | Viajes | Cocina | Senderismo | Música | Fotografía | Cine | Natación | Ajedrez | Ciclismo | Pádel`;
export const references = list`Disponibles a petición | Responsable de {unit}, {company} | Antiguo jefe en {company}`;
