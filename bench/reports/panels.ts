/**
 * Panels as laboratories name and print them, written apart from the reader's own names: `code|name|abbreviation|unit|low|high|decimals`.
 * `low` or `high` may be missing. Of a row told in words: `code|name|abbreviation||wanted|other`.
 */
export const PANELS = {
  bloodZh: `
wbc|白细胞计数|WBC|10^9/L|3.5|9.5|2
neutrophils_pct|中性粒细胞百分率|NEU%|%|40|75|1
lymphocytes_pct|淋巴细胞百分率|LYM%|%|20|50|1
monocytes_pct|单核细胞百分率|MON%|%|3|10|1
eosinophils_pct|嗜酸性粒细胞百分率|EOS%|%|0.4|8|1
basophils_pct|嗜碱性粒细胞百分率|BAS%|%|0|1|1
neutrophils_abs|中性粒细胞绝对值|NEU#|10^9/L|1.8|6.3|2
lymphocytes_abs|淋巴细胞绝对值|LYM#|10^9/L|1.1|3.2|2
monocytes_abs|单核细胞绝对值|MON#|10^9/L|0.1|0.6|2
eosinophils_abs|嗜酸性粒细胞绝对值|EOS#|10^9/L|0.02|0.52|2
basophils_abs|嗜碱性粒细胞绝对值|BAS#|10^9/L|0|0.06|2
rbc|红细胞计数|RBC|10^12/L|3.8|5.1|2
hemoglobin|血红蛋白测定|HGB|g/L|115|150|0
hematocrit|红细胞比容|HCT|%|35|45|1
mcv|红细胞平均体积|MCV|fL|82|100|1
mch|平均血红蛋白含量|MCH|pg|27|34|1
mchc|平均血红蛋白浓度|MCHC|g/L|316|354|0
rdw_cv|红细胞体积分布宽度-CV|RDW-CV|%|11.9|14.5|1
rdw_sd|红细胞体积分布宽度-SD|RDW-SD|fL|39|53.9|1
platelets|血小板计数|PLT|10^9/L|125|350|0
mpv|平均血小板体积|MPV|fL|9|13|1
pdw|血小板体积分布宽度|PDW|fL|9|17|1
plateletcrit|血小板压积|PCT|%|0.17|0.35|2
plcr|大血小板比率|P-LCR|%|13|43|1`,
  liverZh: `
alt|丙氨酸氨基转移酶|ALT|U/L|7|40|0
ast|天门冬氨酸氨基转移酶|AST|U/L|13|35|0
ast_alt_ratio|谷草/谷丙|AST/ALT||0.5|1.5|2
ggt|γ-谷氨酰基转移酶|GGT|U/L|7|45|0
alp|碱性磷酸酶|ALP|U/L|35|100|0
bilirubin_total|总胆红素|T-BIL|μmol/L|3.4|21|1
bilirubin_direct|直接胆红素|D-BIL|μmol/L|0|6.8|1
bilirubin_indirect|间接胆红素|I-BIL|μmol/L|1.7|13.7|1
total_protein|总蛋白|TP|g/L|65|85|1
albumin|白蛋白|ALB|g/L|40|55|1
globulin|球蛋白|GLO|g/L|20|40|1
ag_ratio|白球比例|A/G||1.2|2.4|2
prealbumin|前白蛋白|PA|mg/L|180|350|0
total_bile_acids|总胆汁酸|TBA|μmol/L|0|10|1
cholinesterase|胆碱酯酶|CHE|U/L|5000|12000|0
ldh|乳酸脱氢酶|LDH|U/L|120|250|0`,
  chemistryZh: `
urea|尿素|UREA|mmol/L|2.6|7.5|2
creatinine|肌酐（酶法）|CREA|μmol/L|41|73|0
uric_acid|尿酸|UA|μmol/L|155|357|0
cystatin_c|胱抑素C|CysC|mg/L|0.59|1.03|2
glucose_fasting|葡萄糖（空腹）|GLU|mmol/L|3.9|6.1|2
potassium|钾|K|mmol/L|3.5|5.3|2
sodium|钠|Na|mmol/L|137|147|1
chloride|氯|Cl|mmol/L|99|110|1
calcium|钙|Ca|mmol/L|2.11|2.52|2
phosphate|无机磷|P|mmol/L|0.85|1.51|2
magnesium|镁|Mg|mmol/L|0.75|1.02|2
co2|二氧化碳结合力|CO2CP|mmol/L|22|29|1
cholesterol_total|总胆固醇|CHOL|mmol/L||5.18|2
triglycerides|甘油三酯|TG|mmol/L||1.7|2
hdl_c|高密度脂蛋白胆固醇|HDL-C|mmol/L|1.04||2
ldl_c|低密度脂蛋白胆固醇|LDL-C|mmol/L||3.37|2
apo_a1|载脂蛋白A1|ApoA1|g/L|1|1.6|2
apo_b|载脂蛋白B|ApoB|g/L|0.6|1.1|2
lp_a|脂蛋白(a)|Lp(a)|mg/L|0|300|0
homocysteine|同型半胱氨酸|HCY|μmol/L|5|15|1
ck|肌酸激酶|CK|U/L|40|200|0
ck_mb|肌酸激酶同工酶MB|CK-MB|U/L|0|24|0`,
  hormonesZh: `
tsh|促甲状腺激素|TSH|μIU/mL|0.27|4.2|3
ft3|游离三碘甲状腺原氨酸|FT3|pmol/L|3.1|6.8|2
ft4|游离甲状腺素|FT4|pmol/L|12|22|2
t3_total|三碘甲状腺原氨酸|T3|nmol/L|1.3|3.1|2
t4_total|甲状腺素|T4|nmol/L|66|181|1
tg_ab|抗甲状腺球蛋白抗体|TgAb|IU/mL|0|115|1
tpo_ab|抗甲状腺过氧化物酶抗体|TPOAb|IU/mL|0|34|2
thyroglobulin|甲状腺球蛋白|Tg|ng/mL|3.5|77|2
trab|促甲状腺素受体抗体|TRAb|IU/L|0|1.75|2
pth|甲状旁腺激素|PTH|pg/mL|15|65|1
cortisol|皮质醇(8:00)|COR|nmol/L|133|537|1
insulin|空腹胰岛素|INS|μIU/mL|2.6|24.9|2
c_peptide|C肽（空腹）|C-P|ng/mL|1.1|4.4|2
hba1c|糖化血红蛋白A1c|HbA1c|%|4|6|1
prolactin|泌乳素|PRL|μIU/mL|102|496|1`,
  vitaminsZh: `
vitamin_d_25oh|总25-羟基维生素D|25-OH-VD|ng/mL|30|100|1
vitamin_d2_25oh|25-羟基维生素D2|25-OH-D2|ng/mL|0|10|2
vitamin_d3_25oh|25-羟基维生素D3|25-OH-D3|ng/mL|20|90|2
vitamin_b12|维生素B12|VB12|pg/mL|180|914|0
folate|血清叶酸|FOL|ng/mL|3.1|20|2
vitamin_a|维生素A|VA|μmol/L|1.05|2.8|2
vitamin_e|维生素E|VE|μmol/L|12|42|1
vitamin_b1|维生素B1|VB1|nmol/L|50|150|1
ferritin|铁蛋白|SF|ng/mL|13|150|1
iron|血清铁|Fe|μmol/L|9|30.4|1
tibc|总铁结合力|TIBC|μmol/L|50|77|1
uibc|不饱和铁结合力|UIBC|μmol/L|25|52|1
transferrin|转铁蛋白|TRF|g/L|2|3.6|2
transferrin_saturation|转铁蛋白饱和度|TSAT|%|20|50|1
zinc|血清锌|Zn|μmol/L|11.6|23|1
copper|血清铜|Cu|μmol/L|11|22|1
selenium|血清硒|Se|μmol/L|0.7|1.8|2`,
  tumourZh: `
afp|甲胎蛋白|AFP|ng/mL|0|7|2
cea|癌胚抗原|CEA|ng/mL|0|5|2
ca199|糖类抗原19-9|CA19-9|U/mL|0|37|2
ca125|糖类抗原125|CA125|U/mL|0|35|1
ca153|糖类抗原15-3|CA15-3|U/mL|0|25|1
ca724|糖类抗原72-4|CA72-4|U/mL|0|6.9|2
nse|神经元特异性烯醇化酶|NSE|ng/mL|0|16.3|2
cyfra211|细胞角蛋白19片段|CYFRA21-1|ng/mL|0|3.3|2`,
  clottingZh: `
pt|凝血酶原时间|PT|秒|9.4|12.5|1
inr|国际标准化比值|INR||0.8|1.2|2
aptt|活化部分凝血活酶时间|APTT|秒|25.1|36.5|1
thrombin_time|凝血酶时间|TT|秒|10.3|16.6|1
fibrinogen|纤维蛋白原|FIB|g/L|2|4|2
d_dimer|D-二聚体|D-D|mg/L|0|0.5|2`,
  urineZh: `
urine_sg|比重|SG||1.003|1.03|3
urine_ph|酸碱度|pH||5|8|1
urine_leukocyte_esterase|白细胞酯酶|LEU||阴性|阳性(1+)
urine_nitrite|亚硝酸盐|NIT||阴性|阳性(+)
urine_protein|蛋白质|PRO||阴性|弱阳性
urine_glucose|葡萄糖|GLU||阴性|阳性(2+)
urine_ketones|酮体|KET||阴性|阳性(1+)
urine_urobilinogen|尿胆原|URO||阴性|阳性(1+)
urine_bilirubin|胆红素|BIL||阴性|阳性(+)
urine_blood|隐血|BLD||阴性|阳性(2+)
urine_rbc_count|红细胞|RBC|/μL|0|17|1
urine_wbc_count|白细胞|WBC|/μL|0|28|1
urine_epithelial_cells|上皮细胞|EC|/μL|0|28|1
urine_bacteria|细菌|BACT|/μL|0|385|1`,
  traditional: `
wbc|白血球計數|WBC|10^3/μL|3.5|11|2
rbc|紅血球計數|RBC|10^6/μL|4|5.2|2
hemoglobin|血色素|Hb|g/dL|12|16|1
hematocrit|血球容積比|Hct|%|36|46|1
mcv|平均紅血球容積|MCV|fL|80|100|1
platelets|血小板計數|PLT|10^3/μL|150|400|0
glucose_fasting|飯前血糖|AC Glucose|mg/dL|70|99|0
hba1c|醣化血色素|HbA1c|%|4|5.6|1
cholesterol_total|總膽固醇|T-Cho|mg/dL||200|0
triglycerides|三酸甘油酯|TG|mg/dL||150|0
hdl_c|高密度脂蛋白膽固醇|HDL-C|mg/dL|40||0
ldl_c|低密度脂蛋白膽固醇|LDL-C|mg/dL||130|0
urea|血中尿素氮|BUN|mg/dL|7|20|0
creatinine|肌酸酐|Creatinine|mg/dL|0.5|1.2|2
uric_acid|尿酸|Uric Acid|mg/dL|2.4|6.6|1
ast|麩草酸轉氨酶|GOT(AST)|U/L|8|38|0
alt|麩丙酸轉氨酶|GPT(ALT)|U/L|4|44|0
albumin|白蛋白|Albumin|g/dL|3.5|5.2|1
bilirubin_total|總膽紅素|T-Bil|mg/dL|0.2|1.2|1
sodium|鈉|Na|mmol/L|136|145|0
potassium|鉀|K|mmol/L|3.5|5.1|1
calcium|鈣|Ca|mg/dL|8.6|10.3|1
ferritin|鐵蛋白|Ferritin|ng/mL|13|150|1
tsh|甲狀腺刺激素|TSH|μIU/mL|0.35|4.94|2`,
  bloodUs: `
wbc|WBC||x10E3/uL|3.4|10.8|1
rbc|RBC||x10E6/uL|3.77|5.28|2
hemoglobin|Hemoglobin||g/dL|11.1|15.9|1
hematocrit|Hematocrit||%|34|46.6|1
mcv|MCV||fL|79|97|0
mch|MCH||pg|26.6|33|1
mchc|MCHC||g/dL|31.5|35.7|1
rdw_cv|RDW||%|11.7|15.4|1
platelets|Platelets||x10E3/uL|150|450|0
neutrophils_pct|Neutrophils||%|40|74|0
lymphocytes_pct|Lymphs||%|14|46|0
monocytes_pct|Monocytes||%|4|12|0
eosinophils_pct|Eos||%|0|5|0
basophils_pct|Basos||%|0|2|0
neutrophils_abs|Neutrophils (Absolute)||x10E3/uL|1.4|7|1
lymphocytes_abs|Lymphs (Absolute)||x10E3/uL|0.7|3.1|1
monocytes_abs|Monocytes(Absolute)||x10E3/uL|0.1|0.9|1
eosinophils_abs|Eos (Absolute)||x10E3/uL|0|0.4|1
basophils_abs|Baso (Absolute)||x10E3/uL|0|0.2|1
immature_granulocytes_pct|Immature Granulocytes||%|0|2|0`,
  metabolicUs: `
glucose_fasting|Glucose||mg/dL|70|99|0
urea|BUN||mg/dL|6|24|0
creatinine|Creatinine||mg/dL|0.57|1|2
egfr|eGFR||mL/min/1.73|59||0
bun_creatinine_ratio|BUN/Creatinine Ratio|||9|23|0
sodium|Sodium||mmol/L|134|144|0
potassium|Potassium||mmol/L|3.5|5.2|1
chloride|Chloride||mmol/L|96|106|0
co2|Carbon Dioxide, Total||mmol/L|20|29|0
calcium|Calcium||mg/dL|8.7|10.2|1
total_protein|Protein, Total||g/dL|6|8.5|1
albumin|Albumin||g/dL|3.8|4.9|1
globulin|Globulin, Total||g/dL|1.5|4.5|1
ag_ratio|A/G Ratio|||1.2|2.2|1
bilirubin_total|Bilirubin, Total||mg/dL|0|1.2|1
alp|Alkaline Phosphatase||IU/L|44|121|0
ast|AST (SGOT)||IU/L|0|40|0
alt|ALT (SGPT)||IU/L|0|32|0
cholesterol_total|Cholesterol, Total||mg/dL|100|199|0
triglycerides|Triglycerides||mg/dL|0|149|0
hdl_c|HDL Cholesterol||mg/dL|39||0
vldl_c|VLDL Cholesterol Cal||mg/dL|5|40|0
ldl_c|LDL Chol Calc (NIH)||mg/dL|0|99|0`,
  specialUs: `
tsh|TSH||uIU/mL|0.45|4.5|3
ft4|T4,Free(Direct)||ng/dL|0.82|1.77|2
ft3|Triiodothyronine (T3), Free||pg/mL|2|4.4|1
tpo_ab|Thyroid Peroxidase (TPO) Ab||IU/mL|0|34|0
vitamin_d_25oh|Vitamin D, 25-Hydroxy||ng/mL|30|100|1
vitamin_b12|Vitamin B12||pg/mL|232|1245|0
folate|Folate (Folic Acid), Serum||ng/mL|3||1
ferritin|Ferritin||ng/mL|15|150|0
iron|Iron||ug/dL|27|159|0
tibc|Iron Bind.Cap.(TIBC)||ug/dL|250|450|0
uibc|UIBC||ug/dL|131|425|0
transferrin_saturation|Iron Saturation||%|15|55|0
magnesium|Magnesium||mg/dL|1.6|2.3|1
zinc|Zinc, Plasma or Serum||ug/dL|44|115|0
homocysteine|Homocyst(e)ine||umol/L|0|14.5|1
hba1c|Hemoglobin A1c||%|4.8|5.6|1
hs_crp|C-Reactive Protein, Cardiac||mg/L|0|3|2
insulin|Insulin||uIU/mL|2.6|24.9|1
uric_acid|Uric Acid||mg/dL|2.6|6.2|1
testosterone|Testosterone||ng/dL|8|60|0
cortisol|Cortisol - AM||ug/dL|6.2|19.4|1`,
  practiceUk: `
hemoglobin|Haemoglobin concentration||g/L|115|165|0
wbc|Total white cell count||10*9/L|4|11|1
platelets|Platelet count||10*9/L|150|450|0
rbc|Red blood cell count||10*12/L|3.8|5.8|2
hematocrit|Haematocrit||L/L|0.37|0.47|3
mcv|Mean corpuscular volume (MCV)||fL|80|100|1
mch|Mean corpusc. haemoglobin(MCH)||pg|27|32|1
neutrophils_abs|Neutrophil count||10*9/L|2|7.5|1
lymphocytes_abs|Lymphocyte count||10*9/L|1.5|4|1
monocytes_abs|Monocyte count||10*9/L|0.2|0.8|1
eosinophils_abs|Eosinophil count||10*9/L|0|0.4|1
basophils_abs|Basophil count||10*9/L|0|0.1|1
sodium|Serum sodium||mmol/L|133|146|0
potassium|Serum potassium||mmol/L|3.5|5.3|1
urea|Serum urea level||mmol/L|2.5|7.8|1
creatinine|Serum creatinine||umol/L|45|84|0
alp|Serum alkaline phosphatase||IU/L|30|130|0
alt|Serum ALT level||IU/L|0|35|0
bilirubin_total|Serum total bilirubin level||umol/L|0|21|0
albumin|Serum albumin||g/L|35|50|0
calcium_adjusted|Serum adjusted calcium concentration||mmol/L|2.2|2.6|2
phosphate|Serum inorganic phosphate||mmol/L|0.8|1.5|2
cholesterol_total|Serum cholesterol||mmol/L||5|1
hdl_c|Serum HDL cholesterol level||mmol/L|1.2||1
hba1c|HbA1c level (IFCC standardised)||mmol/mol|20|41|0
tsh|Serum TSH level||mU/L|0.3|4.2|2
ferritin|Serum ferritin||ug/L|13|150|0
vitamin_b12|Serum vitamin B12||ng/L|180|910|0
folate|Serum folate||ug/L|3.9|20|1
vitamin_d_25oh|Serum total 25-hydroxy vitamin D level||nmol/L|50|120|0`,
  communityZh: `
glucose_fasting|血糖|GLU|mmol/L|3.90|6.10|2
cholesterol_total|总胆固醇|TC|mmol/L|0|5.20|2
triglycerides|甘油三脂|TG|mmol/L|0|1.70|2
uric_acid|尿酸|URIC|umol/L|149|416|0
creatinine|血肌酐|Cr|umol/L|44|106|1
urea|尿素氮|BUN|mmol/L|2.86|8.20|2
alt|谷丙转氨酶|ALT|U/L|0|40|1
ast|谷草转氨酶|AST|U/L|0|40|1
bilirubin_total|总胆红素|TBIL|umol/L|5.1|19|1
albumin|白蛋白|ALB|g/L|35|55|1
hemoglobin|血红蛋白|HGB|g/L|110|150|0
hba1c|糖化血红蛋白|HbA1c|%|4|6.0|1`,
  hongKong: `
hemoglobin|Haemoglobin|血紅素|g/dL|11.5|15.4|1
wbc|White Blood Cell|白血球|10^9/L|3.7|9.3|1
platelets|Platelet Count|血小板|10^9/L|160|420|0
mcv|MCV|平均紅血球體積|fL|80|97|1
neutrophils_abs|Neutrophil, absolute|中性粒細胞|10^9/L|1.7|5.8|1
glucose_fasting|Glucose, Fasting|空腹血糖|mmol/L|3.9|5.5|1
hba1c|HbA1c|糖化血紅素|%|4|5.6|1
cholesterol_total|Total Cholesterol|總膽固醇|mmol/L||5.2|1
hdl_c|HDL-Cholesterol|高密度膽固醇|mmol/L|1.0||1
ldl_c|LDL-Cholesterol|低密度膽固醇|mmol/L||3.4|1
triglycerides|Triglycerides|三酸甘油脂|mmol/L||1.7|1
urea|Urea|尿素|mmol/L|2.8|8.1|1
creatinine|Creatinine|肌酸酐|umol/L|49|83|0
uric_acid|Urate|尿酸|mmol/L|0.16|0.39|2
bilirubin_total|Total Bilirubin|總膽紅素|umol/L|4|23|0
alp|Alkaline Phosphatase|鹼性磷酸酶|U/L|40|115|0
alt|ALT (SGPT)|丙氨酸轉氨酶|U/L|7|36|0
ggt|Gamma GT|伽瑪谷氨酰轉肽酶|U/L|9|40|0
tsh|TSH|甲狀腺刺激素|mIU/L|0.35|4.8|2
ft4|Free T4|游離甲狀腺素|pmol/L|9.5|18.1|1
ferritin|Ferritin|鐵蛋白|ug/L|15|204|0
vitamin_b12|Vitamin B12|維他命B12|pmol/L|138|652|0
vitamin_d_25oh|25-OH Vitamin D|維他命D|nmol/L|50|250|0`,
  expat: `
hemoglobin|Haemoglobin||g/dl|12|15.3|1
rbc|Erythrocytes||T/l|3.9|5.1|2
wbc|Leucocytes||G/l|3.9|10.2|1
platelets|Thrombocytes||G/l|150|370|0
hematocrit|Haematocrit||%|35.5|45|1
mcv|MCV||fl|81|96|1
sodium|Sodium||mmol/l|135|145|0
potassium|Potassium||mmol/l|3.5|5.1|2
calcium|Calcium||mmol/l|2.15|2.55|2
creatinine|Creatinine||mg/dl|0.50|0.90|2
urea|Urea||mg/dl|17|43|0
uric_acid|Uric acid||mg/dl|2.4|5.7|1
ggt|Gamma-GT||U/l||40|0
alt|GPT (ALAT)||U/l||35|0
ast|GOT (ASAT)||U/l||35|0
bilirubin_total|Bilirubin total||mg/dl||1.2|2
cholesterol_total|Cholesterol||mg/dl||200|0
ldl_c|LDL cholesterol||mg/dl||116|0
hdl_c|HDL cholesterol||mg/dl|45||0
triglycerides|Triglycerides||mg/dl||150|0
crp|C-reactive protein||mg/l||5|1
ferritin|Ferritin||ng/ml|15|150|1
iron|Iron||µg/dl|37|145|0
vitamin_d_25oh|25-OH-Vitamin D||ng/ml|30|70|1
vitamin_b12|Vitamin B12||pg/ml|197|771|0
tsh|TSH basal||mU/l|0.27|4.2|2`,
} as const;
export type PanelName = keyof typeof PANELS;
