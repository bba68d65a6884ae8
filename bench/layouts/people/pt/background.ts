import type { Degrees, Family, Sector } from '../vocabulary.ts';
import { list } from '../words.ts';

export const inventedEmployers: Record<Sector, string[]> = {
  health: list`Hospital de {town} | Clínica São {saint} | Centro de Saúde de {town} | Clínica Dentária {surname} | Santa Casa de {town} | Laboratório {surname}`,
  pharmacy: list`Farmácia {surname} | Drogaria {word} | Farmácia Central de {town} | Farmácia São {saint}`,
  care: list`Lar São {saint} | Creche {animal} | Santa Casa da Misericórdia de {town} | Associação {word} | Instituto {surname}`,
  school: list`Colégio São {saint} | Escola Secundária de {town} | Escola Estadual {surname} | Centro de Estudos {word}`,
  university: list`Universidade de {town} | Instituto Politécnico de {town} | Laboratório de {unit}, Universidade de {town}`,
  tech: list`{word} | {word} Tecnologia | {word} Sistemas Ltda. | {surname} Informática | {acronym} Soluções | {word} Software, Lda.`,
  consulting: list`{surname} Consultoria | {word} Consulting | {surname} & Associados | {acronym} Assessoria`,
  law: list`{surname} Advogados | {surname} & {surname} Sociedade de Advogados | Escritório {surname} | Cartório {surname}`,
  finance: list`Contabilidade {surname} | Caixa Agrícola de {town} | {word} Seguros | Escritório Contábil {surname} | Sicredi {town}`,
  hospitality: list`Restaurante {surname} | Hotel {town} | Padaria {surname} | Tasca do {man} | Churrascaria {word} | Pousada {animal} | Café {word} | Pastelaria {woman}`,
  airline: list`Aeroporto de {town} | {word} Linhas Aéreas | {word} Handling`,
  logistics: list`Transportes {surname}, Lda. | {word} Logística | Transportadora {surname} | Rodoviária de {town}`,
  retail: list`Lojas {surname} | Supermercado {word} | Sapataria {surname} | Mercado {surname} | {word} Modas | Livraria {surname}`,
  property: list`Imobiliária {surname} | {word} Imóveis | Condomínios {surname}`,
  industry: list`Metalúrgica {surname} | Indústrias {surname} S.A. | {word} Indústria e Comércio Ltda. | Irmãos {surname} | Oficina {surname} | Têxtil {surname}`,
  building: list`Construtora {surname} | {surname} Construções | Eletro {surname} | {surname} Arquitetos | {word} Engenharia | Limpezas {word}`,
  media: list`Jornal de {town} | Rádio {town} | Editora {surname} | {word} Produções`,
  agency: list`Agência {word} | {word} Comunicação | Estúdio {surname} | {animal} {color}`,
  government: list`Câmara Municipal de {town} | Prefeitura de {town} | Junta de Freguesia de {town} | Secretaria de {unit} de {town}`,
  military: list`Regimento de Infantaria {digit} | {digit}º Batalhão de Engenharia | Base Aérea de {town}`,
  police: list`Polícia Municipal de {town} | Delegacia de {town} | Estabelecimento Prisional de {town}`,
  fire: list`Bombeiros Voluntários de {town} | Corpo de Bombeiros de {town} | SAMU {town}`,
  guard: list`{word} Segurança | {surname} Vigilância | {acronym} Serviços`,
  farm: list`Quinta {surname} | Fazenda {surname} | Herdade {word} | Adega de {town} | Cooperativa de {town}`,
  music: list`Orquestra de {town} | Conservatório de {town} | Teatro {surname} | Escola de Música {word}`,
};
export const anyEmployers = list`Grupo {surname} | {word} | {acronym} | {man} {surname} | {word} ({town}) | Adecco - {company} | {surname} & Filhos | {word} S.A.`;
export const nouns = {
  saint: list`José | João | Pedro | Francisco | Lucas | Vicente`,
  tree: list`Oliveira | Carvalho | Sobreiro | Ipê`,
  animal: list`Leão | Galo | Lobo | Tucano | Cisne`,
  color: list`Azul | Vermelho | Verde | Dourado`,
};
export const selfEmployed = list`Autônomo | Freelancer | Trabalhador independente | Recibos verdes | Por conta própria`;
export const remote = list`Remoto | Teletrabalho | Home office | Híbrido`;
export const colleges = list`SENAI {town} | Escola Profissional de {town} | Centro de Formação de {town} - IEFP | ETEC {town} | SENAC {town} | Escola Técnica de {town} | Instituto Federal, campus {town} | Escola de Hotelaria de {town}`;
export const degrees: Degrees = {
  bachelor: list`Licenciatura | Bacharelado | Graduação | Tecnólogo | Bacharel | Curso superior | Ensino superior completo`,
  master: list`Mestrado | Mestrado Integrado | MBA | Pós-graduação | Especialização | Pós-graduação lato sensu`,
  doctorate: list`Doutorado | Doutoramento | Doutoramento (PhD)`,
  vocational: list`Curso técnico | Curso profissional | Curso de {trade} | Técnico | CET | Curso de Especialização Tecnológica | Formação profissional`,
  school: list`Ensino médio completo | Ensino secundário | 12.º ano | 9.º ano | Ensino fundamental | Segundo grau completo | Curso de Ciências e Tecnologias (12.º ano)`,
};
export const areas: Record<Family, string[]> = {
  health: list`Enfermagem | Medicina | Farmácia | Fisioterapia | Biomedicina`,
  care: list`Serviço Social | Psicologia | Pedagogia | Educação de Infância | Geriatria`,
  education: list`Letras | Matemática | Pedagogia | História | Línguas e Literaturas`,
  science: list`Química | Ciências Biológicas | Física | Biotecnologia`,
  tech: list`Ciência da Computação | Engenharia Informática | Sistemas de Informação | Análise e Desenvolvimento de Sistemas | Redes de Computadores`,
  data: list`Estatística | Ciência de Dados | Matemática Aplicada | Economia`,
  management: list`Administração | Gestão | Engenharia de Produção | Gestão Empresarial`,
  law: list`Direito | Solicitadoria | Ciências Jurídicas | Ciência Política`,
  finance: list`Ciências Contábeis | Contabilidade | Economia | Finanças | Gestão Financeira`,
  hospitality: list`Gastronomia | Turismo | Hotelaria | Cozinha e Pastelaria`,
  logistics: list`Logística | Gestão de Transportes | Comércio Exterior`,
  sales: list`Comércio | Gestão Comercial | Vendas | Técnico de Vendas`,
  trades: list`Eletrotécnica | Mecânica | Soldadura | Eletromecânica | Refrigeração`,
  engineering: list`Engenharia Civil | Engenharia Mecânica | Engenharia Elétrica | Arquitetura | Arquitetura e Urbanismo`,
  media: list`Design Gráfico | Jornalismo | Comunicação Social | Tradução | Música`,
  marketing: list`Publicidade e Propaganda | Marketing | Ciências da Comunicação | Relações Públicas`,
  office: list`Recursos Humanos | Secretariado | Administração Pública | Assessoria de Administração`,
  protection: list`Segurança Pública | Proteção Civil | Segurança do Trabalho | Criminologia`,
  farming: list`Agronomia | Engenharia Agronómica | Enologia | Jardinagem | Zootecnia`,
};
export const scores = list`Média: 15 valores | 17 valores | CR: 8,5 | Média final: 14 | com distinção | Nota 9,0`;
export const studyHighlights = list`Intercâmbio em [Madrid;Praga;Toronto] | TCC: {area} e [sociedade;tecnologia] | Bolsa de mérito | Tese sobre {skill} | Estágio em {company} | Iniciação científica em {area}`;
export const skills: Record<Family, string[]> = {
  health: list`Curativos | Coleta de sangue | Suporte básico de vida | Prontuário eletrónico | Terapia manual`,
  care: list`Geriatria | Animação | Primeiros socorros | Escuta ativa | Relatórios sociais`,
  education: list`Didática | Planejamento de aulas | Moodle | Avaliação | Inclusão`,
  science: list`PCR | HPLC | R | Cromatografia | Cultura celular | BPL`,
  tech: list`Java | Spring Boot | PHP | Laravel | JavaScript | React | Angular | Python | Docker | Linux | MySQL | SQL Server | Git | AWS | C# | Delphi`,
  data: list`SQL | Python | R | Power BI | Excel avançado | Tableau`,
  management: list`Gestão de projetos | Scrum | MS Project | Negociação | Orçamento | Liderança de equipas`,
  law: list`Contratos | Processo civil | PJe | Citius | LGPD | Pesquisa jurisprudencial`,
  finance: list`Contabilidade | SAP | TOTVS Protheus | Primavera | Excel | Conciliação | Faturação`,
  hospitality: list`HACCP | Cocktails | Pastelaria | Opera | Serviço de mesa | Vinhos`,
  logistics: list`Empilhador | CNH categoria D | CAM | Inventário | WMS | Incoterms`,
  sales: list`Atendimento ao cliente | Caixa | CRM | Negociação | Vitrinismo`,
  trades: list`Soldadura TIG | MIG/MAG | CNC | Desenho técnico | Hidráulica | NR-10`,
  engineering: list`AutoCAD | SolidWorks | Revit | MS Project | TQS | CLP | MATLAB`,
  media: list`Photoshop | Illustrator | InDesign | Figma | Premiere | Redação | MemoQ`,
  marketing: list`SEO | Redes sociais | WordPress | Google Ads | Canva | RD Station`,
  office: list`Pacote Office | Folha de pagamento | Arquivo | Atendimento telefónico | Digitação`,
  protection: list`Cartão MAI | Primeiros socorros | Brigada de incêndio | Defesa pessoal | Ronda`,
  farming: list`Trator | Poda | Rega | Aplicação de fitofármacos | Ordenha`,
};
export const softSkills = list`Trabalho em equipa | Proatividade | Pontualidade | Organização | Comunicação | Responsabilidade | Criatividade | Facilidade de aprendizagem`;
export const skillGroups = {
  hard: list`Competências técnicas | Conhecimentos | Habilidades`,
  tools: list`Informática | Ferramentas | Programas | Software`,
  soft: list`Competências pessoais | Qualidades | Aptidões sociais`,
};
export const certificates: Partial<Record<Family, string[]>> = {
  tech: list`AWS Cloud Practitioner @ Amazon Web Services | Scrum Foundation @ CertiProf | CCNA @ Cisco`,
  trades: list`NR-10 @ SENAI | NR-35 Trabalho em altura @ SENAI | Soldador qualificado @ ISQ`,
  logistics: list`Carta de empilhador @ IEFP | CAM @ IMT`,
  hospitality: list`Higiene e segurança alimentar @ Turismo de Portugal | Barista @ SENAC`,
};
export const anyCertificates = list`CAP @ IEFP | Inglês intermediário @ Wizard | First Certificate @ Cambridge English | Primeiros socorros @ Cruz Vermelha | Excel avançado @ Fundação Bradesco | CNH categoria B @ DETRAN | Gestão do tempo @ SEBRAE`;
export const awards = list`Funcionário do mês @ {company} | Melhor aluno @ Universidade de {town} | Prémio Empreendedor @ Câmara Municipal de {town} | Melhor vendedor do ano @ {company}`;
export const publications = list`Estudo de {area} em {town} @ Revista Brasileira de {area} | {skill} na prática @ Almedina | Introdução a {area} @ Editora Atlas | Reflexões sobre {unit} @ SciELO`;
export const projects = list`{word}: aplicativo de [finanças pessoais;caronas;receitas] | Site da {word}: criação e manutenção | TCC: {skill} na {company} | Implantação de {skill}: {n} filiais | Horta comunitária de {town}: {n} canteiros`;
export const volunteerTitles = list`Voluntário~Voluntária | Monitor~Monitora | Tesoureiro~Tesoureira | Treinador de futsal~Treinadora de futsal | Catequista`;
export const volunteerPlaces = list`Cruz Vermelha | Banco Alimentar | Cáritas de {town} | Escuteiros de {town} | Pastoral da Criança | TETO Brasil | Associação de Moradores de {town} | APAV`;
export const languages = list`Português | Inglês | Espanhol | Francês | Alemão | Italiano | Crioulo | Libras`;
export const fluencies = list`Fluente | Intermediário | Básico | Avançado | B2 | C1 | Bom | Nível A2 | Leitura`;
export const mother = list`Língua materna | Nativo`;
export const interests = list`Futebol | Leitura | Viagens | Cozinha | Música | Surf | Cinema | Fotografia | Corrida | Capoeira`;
export const references = list`Disponíveis a pedido | Gerente de {unit}, {company} | Antigo chefe na {company}`;
